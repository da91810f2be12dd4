import { formulas } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/registry/registry-repository.ts';
import { listVersions as listRows } from './repository.ts';
import { worksTable } from './works-table.ts';

/** The published formulas of a process. */
export const listVersions = endpoint(formulas.listVersions, async ({ tenant }, { params }) => {
  const rows = await tenant(async (db) => {
    if (!(await findRow(db, worksTable, params.guid))) throw new AppError('NOT_FOUND');
    return listRows(db, params.guid);
  });
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
});

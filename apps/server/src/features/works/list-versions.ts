import { formulas } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findRow } from '../../platform/registry/registry-repository.ts';
import { listVersions as listRows } from './repository.ts';
import { worksTable } from './works-table.ts';

/** The published formulas of a process; they hold prices, so who may not see those gets none. */
export const listVersions = endpoint(formulas.listVersions, async ({ tenant, actor }, { params }) => {
  if (actor.hideCosts) throw new AppError('FORBIDDEN');
  const rows = await tenant(async (db) => {
    if (!(await findRow(db, worksTable, params.guid))) throw new AppError('NOT_FOUND');
    return listRows(db, params.guid);
  });
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
});

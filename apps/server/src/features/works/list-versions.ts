import type { formulas, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findRow } from '../../platform/registry/registry-repository.ts';
import { listVersions as listRows } from './repository.ts';
import { worksTable } from './works-table.ts';

/** The published formulas of a process; they hold prices, so who may not see those gets none. */
export async function listVersions(
  { tenant, actor }: Context,
  { params }: RouteRequest<typeof formulas.listVersions>,
): Promise<RouteResult<typeof formulas.listVersions>> {
  if (actor.hideCosts) throw new AppError('FORBIDDEN');
  const rows = await tenant(async (db) => {
    if (!(await findRow(db, worksTable, params.guid))) throw new AppError('NOT_FOUND');
    return listRows(db, params.guid);
  });
  return rows.map((row) => ({ ...row, publishedAt: row.publishedAt.toISOString() }));
}

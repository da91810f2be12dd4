import type { quoteFiles, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findQuote } from '../quotes/index.ts';
import { presentFile } from './presenter.ts';
import { listFiles as listRows } from './repository.ts';

export async function listFiles(
  context: Context,
  { params }: RouteRequest<typeof quoteFiles.list>,
): Promise<RouteResult<typeof quoteFiles.list>> {
  const rows = await context.tenant(async (db) => {
    if (!(await findQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    return listRows(db, params.guid);
  });
  return rows.map((row) => presentFile(row, context));
}

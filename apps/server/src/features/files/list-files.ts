import { quoteFiles } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findQuote } from '../quotes/index.ts';
import { presentFile } from './presenter.ts';
import { listFiles as listRows } from './repository.ts';

export const listFiles = endpoint(quoteFiles.list, async (context, { params }) => {
  const rows = await context.tenant(async (db) => {
    if (!(await findQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    return listRows(db, params.guid);
  });
  return rows.map((row) => presentFile(row, context));
});

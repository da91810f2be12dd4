import { requests } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { reading } from '../../../platform/http/endpoint.ts';
import { findQuote } from '../../quotes/index.ts';
import { withNames } from '../repository.ts';

export const requestOfQuote = reading(requests.ofQuote, ({ tenant }, { params }) =>
  tenant(async (db) => {
    if (!(await findQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    const row = await withNames(db).where('requests.quoteGuid', '=', params.guid).executeTakeFirst();
    if (!row) return { request: null };
    const { guid, subject, senderName, answered } = row;
    return { request: { guid, subject, senderName, answered } };
  }),
);

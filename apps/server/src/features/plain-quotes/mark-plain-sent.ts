import { plainQuotes } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { freezeAsSent, lockQuote } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';

export const markPlainSent = endpoint(plainQuotes.markSent, async (context, { params }) => {
  const { tenant, actor, clock } = context;
  await tenant(async (db) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    await freezeAsSent(db, context, quote, { actor, at: clock(), confirmed: false });
  });
  return loadPlain(context, params.guid);
});

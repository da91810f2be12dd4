import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lockQuote } from '../repository.ts';
import { freezeAsSent } from './life.ts';
import { loadQuote } from './load-quote.ts';

export const markSent = endpoint(quotes.markSent, async (context, { params, body }) => {
  const { tenant, actor, clock } = context;
  return tenant(async (db) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    await freezeAsSent(db, context, quote, { actor, at: clock(), confirmed: body.confirmed });
    return loadQuote(db, quote.guid);
  });
});

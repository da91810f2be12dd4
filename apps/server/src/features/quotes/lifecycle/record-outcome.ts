import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { guardCosts } from '../policy.ts';
import { lockQuote } from '../repository.ts';
import { settleQuote } from './life.ts';
import { loadQuote } from './load-quote.ts';

/** Won or lost, as somebody of the shop heard it. */
export const recordOutcome = endpoint(
  quotes.recordOutcome,
  async ({ tenant, actor, clock }, { params, body }) => {
    guardCosts(actor);
    const { state, ...told } = body;
    const outcome = { by: `${actor.firstName} ${actor.lastName}`, ...told };
    return tenant(async (db) => {
      const quote = await lockQuote(db, params.guid);
      if (!quote) throw new AppError('NOT_FOUND');
      await settleQuote(db, quote, { state, outcome }, { actor, at: clock() });
      return loadQuote(db, quote.guid);
    });
  },
);

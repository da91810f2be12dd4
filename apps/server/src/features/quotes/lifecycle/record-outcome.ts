import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { tell } from '../../notices/index.ts';
import { guardCosts } from '../policy.ts';
import { lockQuote } from '../repository.ts';
import { settleQuote } from './life.ts';
import { loadQuote } from './load-quote.ts';

/** Won or lost, as somebody of the shop heard it. */
export const recordOutcome = endpoint(quotes.recordOutcome, async (context, { params, body }) => {
  const { tenant, actor, clock } = context;
  guardCosts(actor);
  const { state, correction, ...told } = body;
  const outcome = { by: `${actor.firstName} ${actor.lastName}`, ...told };
  return tenant(async (db, afterCommit) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    if (quote.outcome !== null && correction === '')
      throw new AppError('VALIDATION', { fields: { correction: 'Scrivi perché lo correggi.' } });
    await settleQuote(db, quote, { state, outcome, correction }, { actor, at: clock() });
    await tell(db, afterCommit, context, {
      kind: 'quote-settled',
      companyGuid: quote.companyGuid,
      quote,
      to: quote.ownerGuid,
      actorGuid: actor.userGuid,
      who: outcome.by,
      text: state,
    });
    return loadQuote(db, quote.guid);
  });
});

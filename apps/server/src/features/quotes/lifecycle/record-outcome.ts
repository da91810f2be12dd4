import { type OutcomeNote, quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { AfterCommit, Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { tell } from '../../notices/index.ts';
import { lockQuote } from '../repository.ts';
import { settleQuote } from './life.ts';
import { loadQuote } from './load-quote.ts';

/** Records an outcome that the shop learned from the customer. */
export async function noteOutcome(
  db: Db,
  afterCommit: AfterCommit,
  context: Context,
  { guid, state, correction, taken, ...told }: OutcomeNote & { readonly guid: string },
): Promise<void> {
  const { actor, clock } = context;
  const outcome = { by: `${actor.firstName} ${actor.lastName}`, ...told };
  const quote = await lockQuote(db, guid);
  if (!quote) throw new AppError('NOT_FOUND');
  if (quote.outcome !== null && correction === '')
    throw new AppError('VALIDATION', { fields: { correction: 'Scrivi perché lo correggi.' } });
  await settleQuote(db, context, quote, { state, outcome, correction, taken }, { actor, at: clock() });
  await tell(db, afterCommit, context, {
    kind: 'quote-settled',
    companyGuid: quote.companyGuid,
    quote,
    to: quote.ownerGuid,
    actorGuid: actor.userGuid,
    who: outcome.by,
    text: state,
  });
}

export const recordOutcome = endpoint(quotes.recordOutcome, async (context, { params, body }) => {
  return context.tenant(async (db, afterCommit) => {
    await noteOutcome(db, afterCommit, context, { guid: params.guid, ...body });
    return loadQuote(db, params.guid);
  });
});

import { quotes } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import { replaceLines } from '../list/lines-repository.ts';
import { summariseOffThread } from '../off-thread/price-off-thread.ts';
import { lockQuote, updateQuote } from '../repository.ts';
import { findRevision, insertRevision } from '../revisions-repository.ts';
import { loadQuote } from './load-quote.ts';

/** The next revision starts from the customer's copy, with today's date; the number stays. */
export async function nextRevision(
  db: Db,
  { actor, audit, clock, workers }: Pick<Context, 'actor' | 'audit' | 'clock' | 'workers'>,
  guid: string,
): Promise<void> {
  const quote = await lockQuote(db, guid);
  if (!quote) throw new AppError('NOT_FOUND');
  if (quote.state === 'draft') throw new AppError('QUOTE_STATE');
  const frozen = await findRevision(db, quote.guid, quote.revision);
  if (!frozen) throw new Error(`quote ${quote.guid} has no revision ${quote.revision}`);
  const now = clock();
  const { companyGuid, guid: quoteGuid } = quote;
  const revision = quote.revision + 1;
  const document = { ...frozen.document, date: dayInRome(now), tags: quote.tags };
  const { columns, totals, lines } = await whileLocked(() =>
    summariseOffThread({ workers }, companyGuid, document, quote.number),
  );
  const head = { companyGuid, quoteGuid, revision, state: 'draft' as const };
  await insertRevision(db, { ...head, document, totals, createdAt: now, createdBy: actor.userGuid });
  await replaceLines(db, { companyGuid, quoteGuid }, lines);
  const fresh = { revision, state: 'draft' as const, sentAt: null, outcome: null };
  await updateQuote(db, quoteGuid, { ...columns, ...fresh }, now);
  const changes = { revision: { from: quote.revision, to: revision } };
  await audit(db, { action: 'revise', entity: 'quote', entityGuid: quoteGuid, changes });
}

export const reviseQuote = endpoint(quotes.revise, async (context, { params }) => {
  return context.tenant(async (db) => {
    await nextRevision(db, context, params.guid);
    return loadQuote(db, params.guid);
  });
});

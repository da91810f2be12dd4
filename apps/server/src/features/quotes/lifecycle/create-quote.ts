import { quotes } from '@truciolo/contract';
import { hasContent, type QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { firstMade } from '../../../platform/first-made.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { refuseUnknown } from '../../../platform/registry/refuse-unknown.ts';
import { searchKey as keyOf } from '../../../platform/registry/search-key.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import { addWords, replaceLines } from '../list/lines-repository.ts';
import type { Summary } from '../list/summary.ts';
import { takeNumber } from '../numbers/take-number.ts';
import { summariseOffThread } from '../off-thread/price-off-thread.ts';
import { referencesOfQuote } from '../references.ts';
import { findQuote, insertQuote } from '../repository.ts';
import { insertRevision } from '../revisions-repository.ts';
import { loadQuote } from './load-quote.ts';

interface Making {
  /** Where the document came from. */
  readonly changes?: Changes;
  readonly guid?: string | undefined;
  /** Prices that were computed before the transaction. */
  readonly priced?: Summary;
}

/** A draft with the next number, under its own key or a given one. */
export async function addQuote(
  db: Db,
  { actor, clock, workers }: Pick<Context, 'actor' | 'clock' | 'workers'>,
  document: QuoteDocument,
  { changes = {}, guid: given, priced: known }: Making = {},
): Promise<string> {
  const now = clock();
  const guid = given ?? newGuid(now);
  const { companyGuid, userGuid } = actor;
  const priced =
    known ?? (await whileLocked(() => summariseOffThread({ workers }, companyGuid, document, '')));
  await addWords(db, companyGuid, priced.columns.searchKey);
  const taken = await takeNumber(db, companyGuid, now);
  const searchKey = `${keyOf(taken.number)} ${priced.columns.searchKey}`;
  const times = { createdAt: now, updatedAt: now };
  const owner = { guid, companyGuid, ownerGuid: userGuid };
  await insertQuote(db, { ...owner, ...taken, state: 'draft', ...priced.columns, searchKey, ...times });
  const revision = { companyGuid, quoteGuid: guid, revision: 1, state: 'draft' as const };
  await insertRevision(db, {
    ...revision,
    document,
    totals: priced.totals,
    createdAt: now,
    createdBy: userGuid,
  });
  await replaceLines(db, { companyGuid, quoteGuid: guid }, priced.lines);
  const entry = { action: 'create', entity: 'quote', entityGuid: guid, changes, at: now };
  await writeAudit(db, { companyGuid, actor, ...entry });
  return guid;
}

/** The quote made under the caller's key, once; an empty document takes no number. */
export async function createOnce(
  context: Context,
  { document, guid }: { readonly document: QuoteDocument; readonly guid?: string | undefined },
): Promise<string> {
  if (!hasContent(document)) {
    const message = 'Scrivi il titolo o aggiungi una posizione: un preventivo vuoto non prende un numero.';
    throw new AppError('VALIDATION', { message });
  }
  const priced = await summariseOffThread(context, context.actor.companyGuid, document, '');
  return firstMade(context, {
    guid,
    constraint: 'quotes_pkey',
    maker: async (db, key) => (await findQuote(db, key))?.ownerGuid,
    // Where the same call came first meanwhile, the number taken here is given back with the transaction.
    make: async (db, key) => {
      await refuseUnknown(db, referencesOfQuote(document));
      await addQuote(db, context, document, { guid: key, priced });
    },
    load: async (_db, key) => key,
  });
}

export const createQuote = endpoint(quotes.create, async (context, { body }) => {
  const made = await createOnce(context, body);
  return context.tenant((db) => loadQuote(db, made));
});

import { quotes } from '@truciolo/contract';
import { hasContent, type QuoteDocument } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { refuseUnknown } from '../../../platform/registry/refuse-unknown.ts';
import { searchKey as keyOf } from '../../../platform/registry/search-key.ts';
import { summariseAside } from '../aside/price-aside.ts';
import { addWords, replaceLines } from '../list/lines-repository.ts';
import { takeNumber } from '../numbers/take-number.ts';
import { guardCosts } from '../policy.ts';
import { referencesOfQuote } from '../references.ts';
import { findQuote, insertQuote } from '../repository.ts';
import { insertRevision } from '../revisions-repository.ts';
import { loadQuote } from './load-quote.ts';

/** A draft with the next number, under its own key or a given one; `changes` say where it came from. */
export async function addQuote(
  db: Db,
  { actor, clock, threads }: Pick<Context, 'actor' | 'clock' | 'threads'>,
  document: QuoteDocument,
  { changes = {}, guid: given }: { readonly changes?: Changes; readonly guid?: string | undefined } = {},
): Promise<string> {
  const now = clock();
  const guid = given ?? newGuid(now);
  const { companyGuid, userGuid } = actor;
  const priced = await summariseAside({ threads }, companyGuid, document, '');
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
  const known = guid && (await findEarlier(context, guid));
  if (known) return known;
  try {
    return await context.tenant(async (db) => {
      await refuseUnknown(db, referencesOfQuote(document));
      return addQuote(db, context, document, { guid });
    });
  } catch (error) {
    if (!guid || uniqueViolation(error) !== 'quotes_pkey') throw error;
    // The same call twice at once: the other one was first, and the number taken here was given back.
    const first = await findEarlier(context, guid);
    if (!first) throw new AppError('GUID_TAKEN');
    return first;
  }
}

export const createQuote = endpoint(quotes.create, async (context, { body }) => {
  guardCosts(context.actor);
  const made = await createOnce(context, body);
  return context.tenant((db) => loadQuote(db, made));
});

/** What the first of two equal calls has made; a key of somebody else's quote is refused. */
const findEarlier = ({ tenant, actor }: Context, guid: string): Promise<string | null> =>
  tenant(async (db) => {
    const quote = await findQuote(db, guid);
    if (!quote) return null;
    if (quote.ownerGuid !== actor.userGuid) throw new AppError('GUID_TAKEN');
    return guid;
  });

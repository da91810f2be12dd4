import { type RequestContent, requests } from '@truciolo/contract';
import {
  addedFromTemplate,
  editWithRates,
  type PlainPosition,
  type QuoteDocument,
  type RatesDraft,
  withMachines,
} from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { documentOf, newId } from '../../plain-quotes/index.ts';
import { createOnce, findQuote, ratesOfToday, readDocuments } from '../../quotes/index.ts';
import { type LockedRequest, lockRequest, updateRequest } from '../repository.ts';
import { copiedFiles } from './copied-files.ts';
import { customerOf } from './customer-of.ts';
import { openNotes } from './open-notes.ts';
import { positionOf } from './position-of.ts';
import { withPageParts } from './with-page-parts.ts';

interface Draft {
  readonly document: QuoteDocument;
  /** Position of the quote by position of the request. */
  readonly placeOf: ReadonlyMap<string, string>;
}

/** "Già fatto": positions that continue an earlier quote begin as it was, at today's rates. */
async function withEarlier(
  db: Db,
  document: QuoteDocument,
  content: RequestContent,
  placeOf: ReadonlyMap<string, string>,
) {
  const taken = content.positions.flatMap(({ id, takenFrom }) => (takenFrom ? [{ id, ...takenFrom }] : []));
  if (taken.length === 0) return document;
  const documents = await readDocuments(
    db,
    taken.map(({ quoteGuid: guid }) => ({ guid })),
  );
  const ratesNow = await ratesOfToday(db);
  let next = document;
  for (const { id, quoteGuid, positionId } of taken) {
    const place = placeOf.get(id);
    const fresh = next.positions.find((position) => position.id === place);
    const earlier = documents.get(quoteGuid)?.positions.find((position) => position.id === positionId);
    if (!fresh || !earlier || !place) continue;
    const added = addedFromTemplate({ ...next, positions: [] }, earlier, place, { ratesNow, newId });
    const { code, drawing, drawingRevision, notes, quantities } = fresh;
    const positions = next.positions.map((position) =>
      position.id === place
        ? {
            ...position,
            ...added.positions[0],
            code,
            drawing,
            drawingRevision,
            notes,
            picture: null,
            mesh: null,
            ...(quantities.length > 0 && { quantities, chosenQuantity: null }),
          }
        : position,
    );
    next = { ...next, rates: added.rates, positions };
  }
  return next;
}

/** Every phase on a machine of the shop or outside, so that only times and prices are left to be typed. */
function placed(document: QuoteDocument, rates: RatesDraft): QuoteDocument {
  let next = document;
  for (const { id } of document.positions)
    next = editWithRates(
      next,
      id,
      (position) => ({ ...position, phases: withMachines(position.phases, rates.machines) }),
      rates,
    );
  return next;
}

/** A buyer of the page chose its language. Offers are written in Italian and English: others read English. */
const offerLanguage = ({ source, content }: LockedRequest): 'it' | 'en' =>
  source === 'page' && content.language !== 'it' ? 'en' : 'it';

async function draftOf(db: Db, context: Context, row: LockedRequest): Promise<Draft> {
  const { content, subject } = row;
  const rates = await ratesOfToday(db);
  const placeOf = new Map<string, string>();
  const positions: PlainPosition[] = [];
  for (const position of content.positions) {
    const made = await positionOf(db, position, rates);
    placeOf.set(position.id, made.id);
    positions.push(made);
  }
  const customer = await customerOf(db, context, content);
  const terms = await db
    .selectFrom('companies')
    .select(['validityDays', 'paymentTerms', 'deliveryTerms'])
    .executeTakeFirstOrThrow();
  // The subject of a page's request begins with the buyer, who stands beside the title of the offer.
  const title = row.source === 'page' ? positions.map((one) => one.description).join(', ') : subject;
  const plain = {
    customer,
    title: title.slice(0, 300),
    reference: content.reference,
    ...terms,
    language: offerLanguage(row),
    customerNotes: '',
    positions,
  };
  const priced = placed(await documentOf(db, plain, context.clock()), rates);
  const document = await withEarlier(db, { ...priced, internalNotes: openNotes(content) }, content, placeOf);
  const whole =
    row.source === 'page' ? await withPageParts(db, document, row, placeOf, context.clock()) : document;
  return { document: whole, placeOf };
}

/** The quote takes the guid of its request, so that a repeated call cannot make a second one. */
export const createDraft = endpoint(requests.draft, async (context, { params }) => {
  const { guid } = params;
  const made = await context.tenant(async (db) => {
    const row = await lockRequest(db, guid);
    if (!row) throw new AppError('NOT_FOUND');
    if (row.quoteGuid) return null;
    if (row.content.positions.length === 0) throw new AppError('REQUEST_EMPTY');
    const quote = await findQuote(db, guid);
    return { draft: quote ? null : await draftOf(db, context, row), content: row.content };
  });
  if (made) await link(context, guid, made);
  return context.tenant(async (db) => {
    const row = await lockRequest(db, guid);
    const quote = row?.quoteGuid && (await findQuote(db, row.quoteGuid));
    if (!quote) throw new AppError('NOT_FOUND');
    return { quoteGuid: quote.guid, number: quote.number };
  });
});

async function link(
  context: Context,
  guid: string,
  { draft, content }: { readonly draft: Draft | null; readonly content: RequestContent },
): Promise<void> {
  if (draft) await createOnce(context, { document: draft.document, guid });
  const { rows, written } = await copiedFiles(context, guid, content, draft?.placeOf ?? new Map());
  await storeFiles(context, written, async (db) => {
    const row = await lockRequest(db, guid);
    if (!row || row.quoteGuid) return;
    if (rows.length > 0) await db.insertInto('quoteFiles').values(rows).execute();
    const now = context.clock();
    await updateRequest(db, guid, { quoteGuid: guid, state: 'quoted', quotedAt: now }, now);
    const changes = { state: { from: row.state, to: 'quoted' } };
    await context.audit(db, { action: 'update', entity: 'request', entityGuid: guid, changes });
  });
}

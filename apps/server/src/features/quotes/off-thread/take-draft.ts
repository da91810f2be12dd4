import type { Change } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';
import { mergeDocument } from '../../../platform/merge-changes.ts';
import type { Reference } from '../../../platform/registry/refuse-unknown.ts';
import type { Summary } from '../list/summary.ts';
import { referencesOfQuote } from '../references.ts';
import { checkDraft } from './check-draft.ts';
import { summariseOffThread } from './price-off-thread.ts';
import { type PriceRequest, type PriceServices, priceWorker } from './price-requests.ts';

/** A changed draft, validated and priced: the data to write, and the references to look up. */
export interface TakenDraft {
  /** The document as JSON. */
  readonly text: string;
  readonly summary: Summary;
  /** References that it did not have before. */
  readonly references: readonly Reference[];
}

/** Limit of the JSON characters that are parsed and validated on the event loop: about fifty positions, a few ms. */
const INLINE_LIMIT = 150_000;

export const isLargeDraft = (stored: string): boolean => stored.length > INLINE_LIMIT;

interface Place {
  readonly companyGuid: string;
  readonly number: string;
}

async function takeInline(
  services: PriceServices,
  { companyGuid, number }: Place,
  next: unknown,
  known: readonly Reference[],
): Promise<TakenDraft> {
  const { document, text, references } = checkDraft(next, known);
  return { text, references, summary: await summariseOffThread(services, companyGuid, document, number) };
}

async function takeOffThread(
  { workers }: PriceServices,
  { companyGuid }: Place,
  request: PriceRequest,
): Promise<TakenDraft> {
  const { stored, found } = await workers.run(priceWorker, companyGuid, request);
  return { text: stored, ...(JSON.parse(found) as Omit<TakenDraft, 'text'>) };
}

/** Merges changes into a stored draft; off-thread if it is large. */
export async function takeChanges(
  services: PriceServices,
  place: Place,
  stored: string,
  { changes, version }: { readonly changes: readonly Change[]; readonly version: number },
): Promise<TakenDraft> {
  const { number } = place;
  const text = JSON.stringify(changes);
  if (stored.length + text.length > INLINE_LIMIT)
    return takeOffThread(services, place, { kind: 'changes', stored, changes: text, version, number });
  const before = JSON.parse(stored) as QuoteDocument;
  return takeInline(services, place, mergeDocument(before, changes, version), referencesOfQuote(before));
}

/** A draft that was changed as a whole. */
export async function takeDocument(
  services: PriceServices,
  place: Place,
  before: QuoteDocument,
  next: QuoteDocument,
): Promise<TakenDraft> {
  const known = referencesOfQuote(before);
  const document = JSON.stringify(next);
  if (document.length <= INLINE_LIMIT) return takeInline(services, place, next, known);
  return takeOffThread(services, place, { kind: 'draft', document, known, number: place.number });
}

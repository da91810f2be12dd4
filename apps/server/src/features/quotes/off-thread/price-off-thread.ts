import { JsonText } from '@truciolo/contract';
import {
  type Offer,
  type OfferWish,
  offerAt,
  offerOf,
  type PlannedDays,
  priceQuote,
  type QuoteDocument,
  type StoredPrice,
  toStoredPrice,
  workOfQuote,
} from '@truciolo/quote';
import { guardWait } from '../../../platform/workers/while-locked.ts';
import { type Summary, summarise } from '../list/summary.ts';
import { type PriceRequest, type PriceServices, priceWorker } from './price-requests.ts';
import { unpricedFields } from './unpriced.ts';

/**
 * Limit of the work (`workOfQuote`) that is done on the event loop: some 25 ms, sixty positions with five phases at
 * five quantities. A thousand positions take 0.5 s, which would block all other requests.
 */
const INLINE_LIMIT = 50_000;

/** Asked before any work that a worker may do, so a transaction that waits is found with the smallest document. */
export function isSmall(document: QuoteDocument): boolean {
  guardWait();
  return workOfQuote(document) <= INLINE_LIMIT;
}

export const runOffThread = async <T>(
  { workers }: PriceServices,
  companyGuid: string,
  request: PriceRequest,
): Promise<T> => JSON.parse((await workers.run(priceWorker, companyGuid, request)).found) as T;

/** `summarise`, off-thread for a large document. */
export async function summariseOffThread(
  services: PriceServices,
  companyGuid: string,
  document: QuoteDocument,
  number: string,
): Promise<Summary> {
  if (isSmall(document)) return summarise(document, number);
  return runOffThread(services, companyGuid, { kind: 'summary', document: JSON.stringify(document), number });
}

/** Prices of a document, computed off-thread if it is large. */
export async function priceOffThread(
  services: PriceServices,
  companyGuid: string,
  document: QuoteDocument,
): Promise<StoredPrice> {
  if (isSmall(document)) return toStoredPrice(priceQuote(document));
  return runOffThread(services, companyGuid, { kind: 'price', document: JSON.stringify(document) });
}

/** Fields of a document that lack a price. */
export async function unpricedOffThread(
  services: PriceServices,
  companyGuid: string,
  document: QuoteDocument,
): Promise<Record<string, string>> {
  if (isSmall(document)) return unpricedFields(document, priceQuote(document));
  return runOffThread(services, companyGuid, { kind: 'unpriced', document: JSON.stringify(document) });
}

/**
 * The customer's view of a document with the prices behind it: as JSON for a large one, because they are stored and not
 * read.
 */
export async function offerOffThread(
  services: PriceServices,
  companyGuid: string,
  document: QuoteDocument,
  planned: PlannedDays,
): Promise<{ readonly offer: Offer; readonly price: StoredPrice | JsonText }> {
  if (isSmall(document)) {
    const price = toStoredPrice(priceQuote(document));
    return { offer: offerOf(document, price, planned), price };
  }
  const request = { kind: 'content', document: JSON.stringify(document), planned } as const;
  const { found, stored } = await services.workers.run(priceWorker, companyGuid, request);
  return { offer: JSON.parse(found) as Offer, price: new JsonText(stored) };
}

/** The part of a document that is priced again for a buyer: positions at a quantity that was not offered. */
function between(offer: Offer, document: QuoteDocument, { quantities }: OfferWish): QuoteDocument {
  const offered = new Map(offer.positions.map(({ id, prices }) => [id, prices]));
  const wanted = new Map(quantities.map(({ position, quantity }) => [position, quantity]));
  const positions = document.positions.flatMap((position) => {
    const quantity = wanted.get(position.id);
    if (quantity === undefined) return [];
    const isOffered = offered.get(position.id)?.some((price) => price.quantity === quantity);
    return isOffered ? [] : [{ ...position, quantities: [quantity] }];
  });
  return { ...document, positions };
}

/** `offerAt`, off-thread where much of it has to be priced. */
export async function offerAtOffThread(
  services: PriceServices,
  companyGuid: string,
  { offer, document }: { readonly offer: Offer; readonly document: QuoteDocument },
  wish: OfferWish,
): Promise<Offer> {
  if (isSmall(between(offer, document, wish))) return offerAt(offer, document, wish);
  const texts = { document: JSON.stringify(document), offer: JSON.stringify(offer) };
  return runOffThread(services, companyGuid, { kind: 'offer', ...texts, wish });
}

import type { Json } from '@truciolo/changes';
import type { QuoteDocument } from '../model/quote-document.ts';

/** The parts of a document with values that count in the price, as plain data. */
export const pricedParts = (document: QuoteDocument) =>
  document as unknown as { readonly rates: Json; readonly positions: Json; readonly orderCosts?: Json };

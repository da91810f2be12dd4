import type { Offer, PlannedDays, QuoteDocument, StoredPrice } from '@truciolo/quote';
import type { Letterhead } from '../../platform/database/quote-tables.ts';

export interface PrintedImage {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** The letterhead with the bytes of its picture: a printing worker opens no file. */
export interface Brand extends Omit<Letterhead, 'logo' | 'contact'> {
  readonly logo: PrintedImage | null;
}

/** One document to make: plain data, so that it can be handed to a worker. */
export interface PdfOrder {
  readonly kind: 'customer' | 'internal' | 'workbook';
  readonly document: QuoteDocument;
  /** Days of today's plan, for a document that is priced now. */
  readonly planned: PlannedDays;
  /** Content of a sent document with its prices, including costs for internal documents; null: to be priced now. */
  readonly content: { readonly offer: Offer; readonly price: StoredPrice | null } | null;
  readonly number: string;
  readonly revision: number;
  /** Last day it holds, `YYYY-MM-DD`. */
  readonly validUntil: string;
  readonly owner: { readonly name: string; readonly email: string };
  readonly brand: Brand;
  /** Printed across the page while the revision can still change. */
  readonly draft: boolean;
  /** Pictures of the parts, by the file that a position of the offer names. */
  readonly pictures: Readonly<Record<string, PrintedImage>>;
}

import type { KeptPrice, Offer, QuoteDocument } from '@truciolo/quote';

/** The company as its documents show it. */
export interface Brand {
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly vatNumber: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** `#RRGGBB` */
  readonly colour: string;
  readonly intro: string;
  readonly conditions: string;
  readonly footer: string;
  readonly pec?: string;
  readonly iban?: string;
  readonly logo: { readonly bytes: Uint8Array; readonly type: string } | null;
}

/** One document to make: plain data, so that it can be handed to another thread. */
export interface PdfOrder {
  readonly kind: 'customer' | 'internal' | 'workbook';
  readonly document: QuoteDocument;
  /** Of a document that went out, priced then; null: to be priced now. */
  readonly content: { readonly offer: Offer; readonly price: KeptPrice } | null;
  readonly number: string;
  readonly revision: number;
  /** Last day it holds, `YYYY-MM-DD`. */
  readonly validUntil: string;
  readonly owner: { readonly name: string; readonly email: string };
  readonly brand: Brand;
  /** Printed across the page while the revision can still change. */
  readonly draft: boolean;
}

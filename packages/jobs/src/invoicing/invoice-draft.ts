import type { Money } from '@truciolo/money';
import type { NaturaCode } from '@truciolo/pricing';
import { EUROPEAN_UNION } from './european-union.data.ts';
import type { InvoicePayment } from './payment.ts';
import type { TaxRegime } from './tax-regime.data.ts';

/** One party of an invoice with the data of its registry: any text may be missing or malformed. */
export interface InvoiceParty {
  readonly name: string;
  readonly vatNumber: string;
  readonly fiscalCode: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  /** ISO 3166, two letters; empty = Italy. */
  readonly country: string;
}

interface InvoiceSeller extends InvoiceParty {
  readonly taxRegime: TaxRegime;
}

export interface InvoiceBuyer extends InvoiceParty {
  /** Codice destinatario; empty where unknown. */
  readonly sdi: string;
  readonly pec: string;
}

export interface InvoiceLine {
  /** Delivered pieces, or a one-time charge of the order. */
  readonly kind: 'goods' | 'charge';
  readonly code: string;
  readonly description: string;
  readonly quantity: number;
  /** Of the line, net; positive on a credit note too. */
  readonly amount: Money;
  /** A rate in %, or the code of an operation without VAT. */
  readonly vat: number | NaturaCode;
  /** Delivery note the line comes from; null for a line without one. */
  readonly ddt: { readonly number: string; readonly date: string } | null;
  /** The buyer's order. */
  readonly order: { readonly number: string; readonly date: string | null } | null;
  /** Invoice that the line takes back; null on an invoice. */
  readonly credits: { readonly number: string; readonly date: string } | null;
}

/**
 * TD01: an invoice. TD24: a deferred one over delivery notes (art. 21 c. 4 lett. a DPR 633/1972). TD04: a credit note
 * (art. 26 DPR 633/1972).
 */
type DocumentKind = 'TD01' | 'TD24' | 'TD04';

export interface InvoiceDraft {
  readonly kind: DocumentKind;
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  readonly payment: InvoicePayment;
}

export const countryOf = ({ country }: InvoiceParty): string =>
  country.trim() === '' ? 'IT' : country.trim().toUpperCase();
export const isForeign = (party: InvoiceParty): boolean => countryOf(party) !== 'IT';
export const isOutsideUnion = (party: InvoiceParty): boolean => !EUROPEAN_UNION.has(countryOf(party));

/** Codice fiscale in capitals; empty where it is missing, has no possible length, or the party is abroad. */
export function plainFiscalCode(party: InvoiceParty): string {
  const text = party.fiscalCode.replace(/\s/g, '').toUpperCase();
  return /^[A-Z0-9]{11,16}$/.test(text) && !isForeign(party) ? text : '';
}

/** The code of a public body has six characters, that of anybody else seven. */
export const isPublic = ({ sdi }: InvoiceBuyer): boolean => /^[A-Z0-9]{6}$/i.test(sdi.trim());

/** To nobody known: the Sistema di Interscambio leaves it in the buyer's area; abroad by convention. */
export const UNKNOWN_RECIPIENT = '0000000';
export const FOREIGN_RECIPIENT = 'XXXXXXX';

/** The buyer's own code in capitals; null where none is known, also where the registry holds the seven zeros for that. */
export function recipientCode({ sdi }: InvoiceBuyer): string | null {
  const code = sdi.trim().toUpperCase();
  return /^[A-Z0-9]{6,7}$/.test(code) && code !== UNKNOWN_RECIPIENT ? code : null;
}

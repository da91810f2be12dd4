import type { Money } from '@truciolo/money';
import type { NaturaCode } from '@truciolo/pricing';
import type { InvoicePayment } from './payment.ts';

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
  /** Net amount of the line. */
  readonly amount: Money;
  /** A rate in %, or the code of an operation without VAT. */
  readonly vat: number | NaturaCode;
  /** Its delivery note, and the buyer's order. */
  readonly ddt: { readonly number: string; readonly date: string };
  readonly order: { readonly number: string; readonly date: string | null } | null;
}

/** A deferred invoice (art. 21 c. 4 lett. a DPR 633/1972) over delivery notes: TD24. */
export interface InvoiceDraft {
  readonly number: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceBuyer;
  readonly lines: readonly InvoiceLine[];
  readonly payment: InvoicePayment;
}

const isItalian = ({ country }: InvoiceParty): boolean => country === '' || country.toUpperCase() === 'IT';

/** Reasons why the draft is not a valid file yet, in Italian. */
export function invoiceProblems({ number, seller, buyer, lines }: InvoiceDraft): string[] {
  const problems: string[] = [];
  if (number.trim() === '' || number.trim().length > 20)
    problems.push('Il numero della fattura va da 1 a 20 caratteri.');
  else if (!/\d/.test(number)) problems.push('Il numero della fattura deve avere almeno una cifra.');
  if (lines.length === 0) problems.push('Non c’è nulla da fatturare.');
  // The exchange system refuses a zero rate (00400): a line without VAT needs a code of its reason.
  if (lines.some(({ vat }) => vat === 0))
    problems.push('Con IVA 0 % serve il codice natura (per esempio N3.1): sceglilo nel preventivo.');
  for (const [party, whose] of [
    [seller, 'della tua azienda'],
    [buyer, `di «${buyer.name}»`],
  ] as const) {
    if (party.vatNumber.trim() === '' && (party === seller || party.fiscalCode.trim() === ''))
      problems.push(`Manca la partita IVA ${whose}.`);
    if (party.street.trim() === '' || party.city.trim() === '') problems.push(`Manca l’indirizzo ${whose}.`);
    if (isItalian(party) && !/^\d{5}$/.test(party.postalCode.trim()))
      problems.push(`Il CAP ${whose} ha 5 cifre.`);
  }
  return problems;
}

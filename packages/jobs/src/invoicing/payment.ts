import { inEuro, type Money } from '@truciolo/money';
import { type PaymentMethod, parsePaymentTerms } from '@truciolo/pricing';
import { paymentSchedule } from '@truciolo/quote';
import type { Element } from './xml.ts';

/** How and where an invoice is paid. */
export interface InvoicePayment {
  /** Agreed terms: "Ri.Ba. 30/60 gg DFFM". */
  readonly terms: string;
  /** The seller's account. */
  readonly iban: string;
}

/** Modalità di pagamento of FatturaPA: MP01 cash, MP05 transfer, MP12 Ri.Ba., MP19 SEPA direct debit. */
const MODES: Readonly<Record<Exclude<PaymentMethod, 'direct' | 'unstated'>, string>> = {
  'bank-transfer': 'MP05',
  'bank-receipt': 'MP12',
  'direct-debit': 'MP19',
  'cash-on-delivery': 'MP01',
  advance: 'MP05',
};
const TRANSFER = 'MP05';
const CASH = 'MP01';
/** CondizioniPagamento: in instalments, at once. */
const INSTALMENTS = 'TP01';
const COMPLETE = 'TP02';

const IBAN = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

function modeOf(terms: string, hasIban: boolean): string {
  const parsed = parsePaymentTerms(terms);
  const method = parsed.ok ? parsed.terms.method : 'unstated';
  if (method !== 'direct' && method !== 'unstated') return MODES[method];
  return hasIban ? TRANSFER : CASH;
}

/** Amounts and due dates; null where neither terms nor an account are known. */
export function paymentElement(payment: InvoicePayment, date: string, total: Money): Element | null {
  const iban = payment.iban.replace(/\s/g, '').toUpperCase();
  const hasIban = IBAN.test(iban);
  const terms = payment.terms.trim();
  if (terms === '' && !hasIban) return null;
  const mode = modeOf(terms, hasIban);
  const planned = paymentSchedule(terms, date, total);
  const parts = planned.length > 0 ? planned : [{ date: null, amount: total }];
  return [
    'DatiPagamento',
    [
      ['CondizioniPagamento', parts.length > 1 ? INSTALMENTS : COMPLETE],
      ...parts.map(
        ({ date: due, amount }): Element => [
          'DettaglioPagamento',
          [
            ['ModalitaPagamento', mode],
            due !== null && ['DataScadenzaPagamento', due],
            ['ImportoPagamento', inEuro(amount).toFixed(2)],
            mode === TRANSFER && hasIban && ['IBAN', iban],
          ],
        ],
      ),
    ],
  ];
}

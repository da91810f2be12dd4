import { type Money, splitEqually } from '@truciolo/money';
import { addDays, addMonths, type CalendarDate, endOfMonth, formatDate, parseDate } from './calendar-date.ts';

export type PaymentMethod =
  | 'direct'
  | 'bank-transfer'
  | 'bank-receipt'
  | 'direct-debit'
  | 'cash-on-delivery'
  | 'advance'
  | 'unstated';

/** "Ri.Ba. 30/60/90 gg DFFM", "30 gg FM + 10", "bonifico vista fattura". */
export interface PaymentTerms {
  readonly method: PaymentMethod;
  /** Days of each instalment. */
  readonly days: readonly number[];
  /** DFFM, FM: the date moves to the end of its month. */
  readonly endOfMonth: boolean;
  /** "FM + 10": days after that. */
  readonly plusDays: number;
}

export interface DueDateOptions {
  /** Commercial months (30 gg = one month, recommended) or counted days. */
  readonly count: 'months' | 'days';
  /** Slittamento: a date in these months (8, 12) moves to the 10th of the next. */
  readonly postponedMonths?: readonly number[];
}

export interface Instalment {
  /** ISO day. */
  readonly date: string;
  readonly amount: Money;
}

export type ParsedTerms =
  | { readonly ok: true; readonly terms: PaymentTerms }
  | { readonly ok: false; readonly message: string };

const METHODS: readonly (readonly [RegExp, PaymentMethod])[] = [
  [/\b(?:anticipato|anticipat[ao]|pagamento anticipato)\b/, 'advance'],
  [/\bcontrassegno\b/, 'cash-on-delivery'],
  [/\b(?:ri ?ba|rb|ricevuta bancaria)\b/, 'bank-receipt'],
  [/\b(?:bb|bonifico(?: bancario)?)\b/, 'bank-transfer'],
  [/\bsdd\b/, 'direct-debit'],
  [/\b(?:rd|rimessa diretta)\b/, 'direct'],
];

const END_OF_MONTH = /\b(?:d ?f ?f ?m|f ?m|fine mese)\b/;
/** Ten years: longer terms are a slip of the keyboard. */
const LONGEST_DAYS = 3650;
const POSTPONED_TO_DAY = 10;

/** Reads the usual Italian wording. What is not understood is said, never guessed. */
export function parsePaymentTerms(text: string): ParsedTerms {
  const words = text
    .toLowerCase()
    .replace(/\./g, ' ')
    .replace(/\bri ba\b/g, 'riba')
    .replace(/\s+/g, ' ')
    .trim();
  const method = METHODS.find(([pattern]) => pattern.test(words))?.[1] ?? 'unstated';
  const isEndOfMonth = END_OF_MONTH.test(words);
  const plus = /\+ ?(\d+)/.exec(words);
  const listed = /(\d+(?: ?[/,-] ?\d+)*) ?(?:gg|giorni|g)\b/.exec(words);
  const atOnce = /\b(?:vista fattura|alla consegna|ricevimento fattura)\b/.test(words);
  const immediate = atOnce || method === 'advance' || method === 'cash-on-delivery' || method === 'direct';
  if (!listed && !immediate && !isEndOfMonth) {
    return { ok: false, message: `Non capisco le condizioni «${text}»: scrivi per esempio «30/60 gg DFFM».` };
  }
  const days = listed?.[1] ? listed[1].split(/ ?[/,-] ?/).map(Number) : [0];
  if (days.some((count, index) => count > LONGEST_DAYS || count <= (days[index - 1] ?? -1))) {
    return { ok: false, message: `Le scadenze di «${text}» devono crescere, fino a ${LONGEST_DAYS} giorni.` };
  }
  const plusDays = plus ? Number(plus[1]) : 0;
  if (plusDays > 0 && !isEndOfMonth) {
    return { ok: false, message: `In «${text}» i giorni aggiunti valgono solo dopo il fine mese (FM + 10).` };
  }
  return {
    ok: true,
    terms: { method, days, endOfMonth: isEndOfMonth, plusDays: Math.min(plusDays, LONGEST_DAYS) },
  };
}

/** Due dates of an invoice with equal instalments (the last takes the cents). Null for a day that does not exist. */
export function dueDates(
  terms: PaymentTerms,
  invoiceDate: string,
  total: Money,
  options: DueDateOptions = { count: 'months' },
): Instalment[] | null {
  const start = parseDate(invoiceDate);
  if (!start) return null;
  const amounts = splitEqually(total, terms.days.length);
  return terms.days.map((days, index) => ({
    date: formatDate(dueDate(terms, start, days, options)),
    amount: amounts[index] ?? total,
  }));
}

function dueDate(
  terms: PaymentTerms,
  start: CalendarDate,
  days: number,
  options: DueDateOptions,
): CalendarDate {
  const moved =
    options.count === 'days'
      ? addDays(start, days)
      : addDays(addMonths(start, Math.floor(days / 30)), days % 30);
  const closed = terms.endOfMonth ? endOfMonth(moved) : moved;
  const due = addDays(closed, terms.plusDays);
  if (!options.postponedMonths?.includes(due.month)) return due;
  return { ...addMonths({ ...due, day: 1 }, 1), day: POSTPONED_TO_DAY };
}

import { addDays, addMonths, endOfMonth, isDay } from '@truciolo/italian';
import {
  add,
  CENT,
  type Money,
  percent,
  percentOf,
  roundToStep,
  splitEqually,
  subtract,
  sum,
} from '@truciolo/money';

export type PaymentMethod =
  | 'direct'
  | 'bank-transfer'
  | 'bank-receipt'
  | 'direct-debit'
  | 'cash-on-delivery'
  | 'advance'
  | 'unstated';

/** A share paid before the invoice: "30% all'ordine", "50% alla consegna". */
interface Deposit {
  readonly percent: number;
  readonly at: 'order' | 'delivery';
}

/** "Ri.Ba. 30/60/90 gg DFFM", "30 gg FM + 10", "30% all'ordine, saldo 60 gg FM". */
interface PaymentTerms {
  readonly method: PaymentMethod;
  /** Shares paid before the balance, in the order written; the balance is the rest. */
  readonly deposits: readonly Deposit[];
  /** Days of each instalment of the balance; none when the deposits are all there is. */
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
  /** ISO day; null for a share due at the order or at delivery, whose day is not known yet. */
  readonly date: string | null;
  readonly at: 'order' | 'delivery' | 'invoice';
  readonly amount: Money;
}

type ParsedTerms =
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
/** Ten years: longer terms are a typo. */
const LONGEST_DAYS = 3650;
const POSTPONED_TO_DAY = 10;

const DEPOSIT =
  /(\d+(?:,\d+)?) ?% ?(?:a |di )?(?:(acconto|anticip\w*|all ?ordine|alla conferma(?: (?:d )?ordine)?)(?: all ?ordine)?|(alla consegna|a merce pronta|avviso merce pronta))/g;

function readDeposits(words: string): { readonly deposits: readonly Deposit[]; readonly rest: string } {
  const deposits: Deposit[] = [];
  const rest = words.replace(DEPOSIT, (_, percent: string, order: string | undefined) => {
    deposits.push({
      percent: Number(percent.replace(',', '.')),
      at: order === undefined ? 'delivery' : 'order',
    });
    return ' ';
  });
  return { deposits, rest: rest.replace(/^[\s,;+e-]+/, '').trim() };
}

const refuse = (message: string): ParsedTerms => ({ ok: false, message });

/** Parses the usual Italian wording. Wording that is not understood is reported, never guessed. */
export function parsePaymentTerms(text: string): ParsedTerms {
  const words = text
    .toLowerCase()
    .replace(/[.'’]/g, ' ')
    .replace(/\bri ba\b/g, 'riba')
    .replace(/\s+/g, ' ')
    .trim();
  const unread = `Non capisco le condizioni «${text}»: scrivi per esempio «30/60 gg DFFM».`;
  const { deposits, rest } = readDeposits(words);
  const paid = deposits.reduce((sum, { percent }) => sum + percent, 0);
  // A percentage that is not a deposit ("30% 30 gg, 70% 60 gg") is not interpreted.
  if (rest.includes('%') || paid > 100 || (deposits.length > 0 && paid < 100 && rest === ''))
    return refuse(unread);
  const method = METHODS.find(([pattern]) => pattern.test(words))?.[1] ?? 'unstated';
  if (paid === 100) {
    return rest === ''
      ? { ok: true, terms: { method, deposits, days: [], endOfMonth: false, plusDays: 0 } }
      : refuse(unread);
  }
  const isEndOfMonth = END_OF_MONTH.test(rest);
  const plus = /\+ ?(\d+)/.exec(rest);
  const listed = /(\d+(?: ?[/,-] ?\d+)*) ?(?:gg|giorni|g|(?=d ?f(?: ?f ?m)?\b|f ?m\b|fine mese\b))/.exec(
    rest,
  );
  const atOnce = /\b(?:vista fattura|alla consegna|ricevimento fattura)\b/.test(rest);
  const isImmediate = atOnce || method === 'advance' || method === 'cash-on-delivery' || method === 'direct';
  if (!listed && (/\d/.test(rest.replace(/\+ ?\d+/, '')) || (!isImmediate && !isEndOfMonth)))
    return refuse(unread);
  const days = listed?.[1] ? listed[1].split(/ ?[/,-] ?/).map(Number) : [0];
  if (days.some((count, index) => count > LONGEST_DAYS || count <= (days[index - 1] ?? -1))) {
    return refuse(`Le scadenze di «${text}» devono crescere, fino a ${LONGEST_DAYS} giorni.`);
  }
  const plusDays = plus ? Number(plus[1]) : 0;
  if (plusDays > 0 && !isEndOfMonth) {
    return refuse(`In «${text}» i giorni aggiunti valgono solo dopo il fine mese (FM + 10).`);
  }
  return {
    ok: true,
    terms: { method, deposits, days, endOfMonth: isEndOfMonth, plusDays: Math.min(plusDays, LONGEST_DAYS) },
  };
}

/**
 * Due amounts and dates: the deposits, then the balance in equal instalments from the invoice (the last takes the
 * remaining cents). Null for a day that does not exist.
 */
export function dueDates(
  terms: PaymentTerms,
  invoiceDate: string,
  total: Money,
  options: DueDateOptions = { count: 'months' },
): Instalment[] | null {
  if (!isDay(invoiceDate)) return null;
  const deposits = terms.deposits.map(
    ({ percent: share, at }): Instalment => ({ date: null, at, amount: shareOf(total, share) }),
  );
  const last = deposits.at(-1);
  const paid = sum(deposits.map(({ amount }) => amount));
  const balance = subtract(total, paid);
  if (terms.days.length === 0 && last) {
    return [...deposits.slice(0, -1), { ...last, amount: add(last.amount, balance) }];
  }
  const amounts = splitEqually(balance, terms.days.length);
  return [
    ...deposits,
    ...terms.days.map(
      (days, index): Instalment => ({
        date: dueDate(terms, invoiceDate, days, options),
        at: 'invoice',
        amount: amounts[index] ?? balance,
      }),
    ),
  ];
}

const shareOf = (total: Money, share: number): Money =>
  roundToStep(percentOf(total, percent(share), 'half-up'), CENT, 'half-up');

function dueDate(terms: PaymentTerms, start: string, days: number, options: DueDateOptions): string {
  const moved =
    options.count === 'days'
      ? addDays(start, days)
      : addDays(addMonths(start, Math.floor(days / 30)), days % 30);
  const closed = terms.endOfMonth ? endOfMonth(moved) : moved;
  const due = addDays(closed, terms.plusDays);
  if (!options.postponedMonths?.includes(Number(due.slice(5, 7)))) return due;
  return addDays(endOfMonth(due), POSTPONED_TO_DAY);
}

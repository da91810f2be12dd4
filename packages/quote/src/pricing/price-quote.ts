import { moneyFromDecimal, type Percent, percent, ZERO } from '@truciolo/money';
import {
  type CompiledFormulas,
  compileFormulas,
  isNaturaCode,
  ORDINARY_VAT,
  type PreparedPosition,
  type PricedState,
  type PriceOutcome,
  type Problem,
  preparePosition,
  type QuoteTotals,
  quoteTotals,
  type Rates,
  type VatTreatment,
} from '@truciolo/pricing';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { RatesDraft } from '../model/rates-draft.ts';
import { countedQuantity } from './counted-quantity.ts';
import { missingValues } from './missing-values.ts';
import { orderCharges } from './order-charges.ts';
import { toPosition } from './to-position.ts';
import { toRates } from './to-rates.ts';

export interface PricedPosition {
  readonly id: string;
  /** Null while values are missing: `problems` names them. */
  readonly prepared: PreparedPosition | null;
  readonly problems: readonly Problem[];
  /** In the order of the position's quantities. */
  readonly outcomes: readonly { readonly quantity: number; readonly outcome: PriceOutcome }[];
  /** The outcome that counts in the sum; null while there is none. */
  readonly chosen: PriceOutcome | null;
}

export interface PricedQuote {
  readonly positions: readonly PricedPosition[];
  readonly totals: QuoteTotals;
}

/** A position with all that the engine asks for to price it. */
type PriceableState =
  | { readonly ok: true; readonly state: Omit<PricedState, 'quantity'> }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The rates of a quote are the same object for all its positions, and from one key to the next. */
const ratesSeen = new WeakMap<RatesDraft, { rates: Rates; formulas: CompiledFormulas }>();

function exactRates(draft: RatesDraft) {
  const known = ratesSeen.get(draft);
  if (known) return known;
  const texts = Object.entries(draft.formulas).map(([key, { text }]) => [key, text]);
  const made = { rates: toRates(draft), formulas: compileFormulas(Object.fromEntries(texts)) };
  ratesSeen.set(draft, made);
  return made;
}

export function priceableState(position: PositionDraft, draft: RatesDraft): PriceableState {
  const problems = missingValues(position);
  if (problems.length > 0) return { ok: false, problems };
  const { rates, formulas } = exactRates(draft);
  if (!formulas.ok) return formulas;
  return { ok: true, state: { position: toPosition(position), rates, formulas: formulas.formulas } };
}

/** The position's price at each of its quantities. Pure: the browser and the server get the same integers. */
export function pricePosition(
  draft: PositionDraft,
  { rates: draftRates }: Pick<QuoteDocument, 'rates'>,
): PricedPosition {
  const { id, quantities } = draft;
  const priceable = priceableState(draft, draftRates);
  if (!priceable.ok) {
    const { problems } = priceable;
    const outcome: PriceOutcome = { ok: false, problems, known: {} };
    const outcomes = quantities.map((quantity) => ({ quantity, outcome }));
    return { id, prepared: null, problems, outcomes, chosen: null };
  }
  const { position, rates, formulas } = priceable.state;
  const prepared = preparePosition(position, rates, formulas);
  const outcomes = quantities.map((quantity) => ({ quantity, outcome: prepared.priceAt(quantity) }));
  const counted = countedQuantity(draft);
  const chosen = outcomes.find(({ quantity }) => quantity === counted)?.outcome ?? null;
  const problems = outcomes.flatMap(({ outcome }) => (outcome.ok ? [] : outcome.problems)).filter(isFirst);
  return { id, prepared, problems, outcomes, chosen };
}

const isFirst = (problem: Problem, index: number, all: readonly Problem[]): boolean =>
  all.findIndex(({ path, message }) => path === problem.path && message === problem.message) === index;

/** The whole quote. `known` gives back positions priced before, so that a keystroke prices one and not two hundred. */
export function priceQuote(
  document: QuoteDocument,
  known: (position: PositionDraft) => PricedPosition | undefined = () => undefined,
): PricedQuote {
  const positions = document.positions.map(
    (position) => known(position) ?? pricePosition(position, document),
  );
  return { positions, totals: totalsOf(document, positions) };
}

export function totalsOf(document: QuoteDocument, positions: readonly PricedPosition[]): QuoteTotals {
  const vat = vatTreatment(document.vat);
  const counted = positions.filter((_, index) => document.positions[index]?.optional !== true);
  const lines = counted.map(({ chosen }) => ({
    total: chosen?.ok ? chosen.priced.price.total : null,
    // A price without anything that costs: the cost is not known, which is not the same as zero.
    fullCost: (chosen?.ok && chosen.priced.cost.full) || null,
    vat,
  }));
  return quoteTotals(lines, {
    discounts: discountsOf(document),
    minimumOrder: moneyFromDecimal(String(document.minimumOrder ?? 0)) ?? ZERO,
    charges: orderCharges(document).map(({ cost, price }) => ({ total: price, fullCost: cost, vat })),
  });
}

export const discountsOf = ({ discounts }: Pick<QuoteDocument, 'discounts'>): Percent[] =>
  discounts.map((rate) => percent(rate));

export function vatTreatment(vat: number | string): VatTreatment {
  if (typeof vat === 'number') return { kind: 'rate', rate: percent(vat) };
  return isNaturaCode(vat) ? { kind: 'natura', code: vat } : ORDINARY_VAT;
}

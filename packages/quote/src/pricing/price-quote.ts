import { moneyFromDecimal, type Percent, percent, ZERO } from '@truciolo/money';
import {
  type CompiledFormulas,
  compileFormulas,
  isNaturaCode,
  ORDINARY_VAT,
  type PreparedPosition,
  type PriceOutcome,
  type Problem,
  preparePosition,
  type QuoteTotals,
  quoteTotals,
  readPositionFile,
  type VatTreatment,
} from '@truciolo/pricing';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import { missingValues } from './missing-values.ts';
import { toPositionFile } from './to-position-file.ts';

export interface PricedPosition {
  readonly id: string;
  /** Null while something has to be filled in: `problems` says what. */
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

/** The position's price at each of its quantities. Pure: the browser and the server get the same integers. */
export function pricePosition(
  position: PositionDraft,
  document: Pick<QuoteDocument, 'rates' | 'vat'>,
): PricedPosition {
  const unpriced = (problems: readonly Problem[]): PricedPosition => ({
    id: position.id,
    prepared: null,
    problems,
    outcomes: position.quantities.map((quantity) => ({
      quantity,
      outcome: { ok: false, problems, known: {} },
    })),
    chosen: null,
  });
  const missing = missingValues(position);
  if (missing.length > 0) return unpriced(missing);
  const read = readPositionFile(toPositionFile(position, document));
  if (!read.ok) return unpriced(read.problems);
  const formulas = compileFormulas(read.file.formulas);
  if (!formulas.ok) return unpriced(formulas.problems);
  return priceRead(position, read.file, formulas);
}

function priceRead(
  position: PositionDraft,
  file: Extract<ReturnType<typeof readPositionFile>, { ok: true }>['file'],
  { formulas }: Extract<CompiledFormulas, { ok: true }>,
): PricedPosition {
  const prepared = preparePosition(file.position, file.rates, formulas);
  const outcomes = position.quantities.map((quantity) => ({ quantity, outcome: prepared.priceAt(quantity) }));
  const wanted = position.chosenQuantity ?? position.quantities[0];
  const chosen =
    outcomes.find(({ quantity }) => quantity === wanted)?.outcome ?? outcomes[0]?.outcome ?? null;
  return {
    id: position.id,
    prepared,
    problems: outcomes.flatMap(({ outcome }) => (outcome.ok ? [] : outcome.problems)).filter(isFirst),
    outcomes,
    chosen,
  };
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
  });
}

export const discountsOf = (document: QuoteDocument): Percent[] =>
  document.discounts.map((rate) => percent(rate));

export function vatTreatment(vat: number | string): VatTreatment {
  if (typeof vat === 'number') return { kind: 'rate', rate: percent(vat) };
  return isNaturaCode(vat) ? { kind: 'natura', code: vat } : ORDINARY_VAT;
}

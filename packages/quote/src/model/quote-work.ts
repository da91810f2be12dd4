import { mayReadSiblings } from '@truciolo/pricing';
import { formulaOf, type PhaseDraft } from './phase-draft.ts';
import type { RatesDraft } from './rates-draft.ts';
import type { RuleDraft } from './rule-draft.ts';
import type { StockDraft } from './stock-draft.ts';

// Estimated work to price a document: one unit is about a microsecond on a slow machine. Documents that would block the
// server for others are refused with a sentence.

/** About half a second. A hundred positions with ten phases at ten quantities take a seventh of it. */
export const MAX_WORK = 1_000_000;
export const TOO_MUCH_WORK =
  'Questo preventivo è troppo grande da calcolare: dividilo in due, o togli quantità, fasi o formule.';

const OF_POSITION = 500;
const OF_QUANTITY = 20;
const OF_LINE = 8;
/** A formula that reads the time or the cost of another phase computes that phase again. */
const OF_SIBLING = 20;
/** A step of a formula has at least two characters; parsing takes longer than computing. */
const OF_CHARACTER = 0.3;
const OF_CHARACTER_READ = 2;
/** Nesting of a blank on one size of sheet. */
const OF_SHEET = 1500;
const OF_CONDITION = 0.25;

interface Sized {
  readonly stock: StockDraft | null;
  readonly quantities: readonly unknown[];
  readonly phases: readonly PhaseDraft[];
  readonly costs: readonly unknown[];
  readonly rules: readonly RuleDraft[];
}

interface FormulaSize {
  readonly length: number;
  readonly readsSiblings: boolean;
}

const sizeOf = (text: string): FormulaSize => ({
  length: text.length,
  readsSiblings: mayReadSiblings(text),
});

/** The same blank on the same sheets is nested once. */
function layoutsOf(stock: StockDraft | null): string[] {
  if (stock?.kind !== 'bar' || stock.cutting.kind !== 'sheets' || !stock.cutting.rotates) return [];
  const { sheets, ...rules } = stock.cutting;
  return sheets.map((sheet) => JSON.stringify([stock.section, stock.length, sheet, rules]));
}

/** Number of values and conditions of a rule, at any depth. */
const nodesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + nodesOf(inner), 1)
    : 1;

function workOfPosition(position: Sized, formula: (id: string) => FormulaSize | undefined): number {
  const { quantities, phases, costs, rules } = position;
  const sizes = phases.flatMap((phase) => {
    const id = formulaOf(phase);
    const size = id === null ? undefined : formula(id);
    return size ? [size] : [];
  });
  const characters = sizes.reduce((sum, { length }) => sum + length, 0) * OF_CHARACTER;
  const readers = sizes.filter(({ readsSiblings }) => readsSiblings).length;
  const lot =
    OF_QUANTITY +
    OF_LINE * (phases.length + costs.length) +
    characters +
    readers * (OF_SIBLING * phases.length + characters);
  const conditions = OF_CONDITION * rules.reduce((sum, { when }) => sum + nodesOf(when), 0);
  const binding = OF_POSITION + phases.length * (OF_LINE + conditions) + conditions;
  // A rule may depend on the quantity: the position is then prepared for each quantity.
  const bindings = rules.length > 0 ? quantities.length + 1 : 1;
  return bindings * binding + quantities.length * lot;
}

export function workOfQuote(document: {
  readonly positions: readonly Sized[];
  readonly rates: Pick<RatesDraft, 'formulas'>;
}): number {
  const formulas = new Map(
    Object.entries(document.rates.formulas).map(([id, { text }]) => [id, sizeOf(text)]),
  );
  const reading = OF_CHARACTER_READ * [...formulas.values()].reduce((sum, { length }) => sum + length, 0);
  const layouts = document.positions.flatMap(({ stock }) => layoutsOf(stock));
  const laying = OF_SHEET * new Set(layouts).size;
  return document.positions.reduce(
    (sum, position) => sum + workOfPosition(position, (id) => formulas.get(id)),
    reading + laying,
  );
}

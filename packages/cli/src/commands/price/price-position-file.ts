import { inEuro, inPercent, type Money, type Percent, ZERO } from '@truciolo/money';
import {
  checkBreaks,
  compileFormulas,
  type EconomicLot,
  economicLot,
  type PreparedPosition,
  type PricedQuantity,
  type PriceOutcome,
  type Problem,
  preparePosition,
  quoteTotals,
  showFormula,
  type TraceInput,
  type TraceNode,
  vatLabel,
  type Warning,
} from '@truciolo/pricing';
import { type PositionFile, readPositionFile } from './file/read-position-file.ts';

/** A priced file as plain JSON: euro with at most four decimals, percentages as numbers (20 = 20 %). */
export interface PricedFile {
  readonly code: string | null;
  readonly description: string | null;
  readonly prices: readonly PricedEntry[];
  readonly economicLot: EconomicLot;
  readonly warnings: readonly Warning[];
}

export type PricedEntry =
  | ({ readonly ok: true; readonly trace?: PlainTrace } & ReturnType<typeof presentPrice>)
  | { readonly ok: false; readonly quantity: number; readonly problems: readonly Problem[] };

export type PricedFileOutcome =
  | { readonly ok: true; readonly result: PricedFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export interface PriceFileOptions {
  /** With the tree behind each price. */
  readonly trace: boolean;
}

/** Reads a position file and prices it at each of its quantities. */
export function pricePositionFile(json: unknown, options: PriceFileOptions): PricedFileOutcome {
  const read = readPositionFile(json);
  if (!read.ok) return read;
  const { file } = read;
  const compiled = compileFormulas(file.formulas);
  if (!compiled.ok) return compiled;
  const prepared = preparePosition(file.position, file.rates, compiled.formulas);
  const outcomes = file.quantities.map((quantity) => ({ quantity, outcome: prepared.priceAt(quantity) }));
  const result: PricedFile = {
    code: file.code ?? null,
    description: file.description ?? null,
    prices: outcomes.map(({ quantity, outcome }) => presentEntry(file, prepared, quantity, outcome, options)),
    economicLot: economicLot(prepared),
    warnings: checkBreaks(outcomes.map(({ outcome }) => outcome)),
  };
  return { ok: true, result };
}

function presentEntry(
  file: PositionFile,
  prepared: PreparedPosition,
  quantity: number,
  outcome: PriceOutcome,
  options: PriceFileOptions,
): PricedEntry {
  if (!outcome.ok) return { ok: false, quantity, problems: outcome.problems };
  const entry = { ok: true as const, ...presentPrice(file, outcome.priced) };
  if (!options.trace) return entry;
  const explained = prepared.explainAt(quantity);
  return explained.ok ? { ...entry, trace: presentTrace(explained.trace) } : entry;
}

const euro = (amount: Money) => inEuro(amount);
const rate = (value: Percent | null) => (value === null ? null : inPercent(value));
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function presentPrice(file: PositionFile, priced: PricedQuantity) {
  const { cost, price, stock } = priced;
  const line = { total: price.total, fullCost: cost.full, vat: file.vat };
  const { vatTotal, total } = quoteTotals([line], { discounts: [], minimumOrder: ZERO });
  const costs = Object.entries(cost.byCategory).map(([category, amount]) => [category, euro(amount)]);
  return {
    quantity: priced.quantity,
    started: priced.started,
    listUnit: euro(price.listUnit),
    computedUnit: euro(price.computedUnit),
    typed: price.typed,
    netUnit: euro(price.netUnit),
    total: euro(price.total),
    totalBeforeRounding: euro(price.beforeRounding),
    topUp: euro(price.topUp),
    vat: { label: vatLabel(file.vat), tax: euro(vatTotal), totalWithVat: euro(total) },
    margin: { list: rate(price.listMargin), net: rate(price.netMargin), markup: rate(price.netMarkup) },
    cost: {
      byCategory: Object.fromEntries(costs) as Record<string, number>,
      direct: euro(cost.direct),
      full: euro(cost.full),
      variable: euro(cost.variable),
      fullPerPiece: euro(cost.fullPerPiece),
      variablePerPiece: euro(cost.variablePerPiece),
    },
    stock,
    machines: priced.machines.map((load) => ({
      machineId: load.machineId,
      name: load.name,
      setupHours: rounded(load.setupHours),
      runHours: rounded(load.runHours),
      attendedHours: rounded(load.attendedHours),
    })),
    leadDays: priced.leadDays,
    warnings: priced.warnings,
  };
}

/** A node of the tree in plain numbers. */
export interface PlainTrace {
  readonly id: string;
  readonly label: string;
  /** "0,950 kg × 1,60 €/kg × 50". */
  readonly formula: string;
  readonly inputs: readonly {
    readonly label: string;
    readonly value: number;
    readonly unit: string;
    readonly origin: string;
  }[];
  readonly origin: string;
  readonly value: number;
  readonly perPiece: number;
  readonly children: readonly PlainTrace[];
}

function presentInput(input: TraceInput) {
  const { label, origin } = input;
  if (input.kind === 'money')
    return { label, value: euro(input.value), unit: input.per ? `€/${input.per}` : '€', origin };
  if (input.kind === 'percent') return { label, value: rate(input.value) ?? 0, unit: '%', origin };
  return { label, value: input.value, unit: input.unit, origin };
}

function presentTrace(node: TraceNode): PlainTrace {
  return {
    id: node.id,
    label: node.label,
    formula: showFormula(node),
    inputs: node.inputs.map(presentInput),
    origin: node.origin,
    value: euro(node.value),
    perPiece: euro(node.perPiece),
    children: node.children.map(presentTrace),
  };
}

import { inEuro, inPercent, type Money, type Percent, ZERO } from '@truciolo/money';
import {
  checkBreaks,
  type EconomicLot,
  economicLot,
  type PricedQuantity,
  type Problem,
  quoteTotals,
  showFormula,
  type TraceInput,
  type TraceNode,
  type VatTreatment,
  vatLabel,
  type Warning,
} from '@truciolo/pricing';
import {
  type PositionDraft,
  type PricedPosition,
  priceQuote,
  type QuoteDocument,
  quoteDocument,
  vatTreatment,
} from '@truciolo/quote';

/** A priced quote as plain JSON: euro with at most four decimals, percentages as numbers (20 = 20 %). */
export interface PricedFile {
  readonly positions: readonly PricedFilePosition[];
  /** Of the positions that count, each at its chosen quantity. */
  readonly totals: { readonly taxable: number; readonly vat: number; readonly total: number };
}

export interface PricedFilePosition {
  readonly code: string;
  readonly description: string;
  readonly prices: readonly PricedEntry[];
  readonly economicLot: EconomicLot | null;
  readonly warnings: readonly Warning[];
}

export type PricedEntry =
  | ({ readonly ok: true; readonly trace?: PlainTrace } & ReturnType<typeof presentPrice>)
  | { readonly ok: false; readonly quantity: number; readonly problems: readonly Problem[] };

export type PricedFileOutcome =
  | { readonly ok: true; readonly result: PricedFile }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface PriceFileOptions {
  /** With the tree behind each price. */
  readonly trace: boolean;
}

type Read =
  | { readonly ok: true; readonly document: QuoteDocument }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const problemAt = (path: readonly PropertyKey[], message: string): Problem => {
  const place = path.map(String).join('.');
  return { code: 'bad-value', path: place, message: place === '' ? message : `Campo «${place}»: ${message}` };
};

/** A file that a quote was exported to has the document inside; a document by itself will do. */
function readDocument(json: unknown): Read {
  const document = typeof json === 'object' && json !== null && 'document' in json ? json.document : json;
  const parsed = quoteDocument.safeParse(document);
  if (parsed.success) return { ok: true, document: parsed.data };
  const problems = parsed.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => problemAt([...issue.path, key], 'campo sconosciuto.'))
      : [problemAt(issue.path, issue.message)],
  );
  return { ok: false, problems };
}

/** Reads a quote and prices each of its positions at each of its quantities. */
export function priceQuoteFile(json: unknown, options: PriceFileOptions): PricedFileOutcome {
  const read = readDocument(json);
  if (!read.ok) return read;
  const { document } = read;
  const { positions, totals } = priceQuote(document);
  const vat = vatTreatment(document.vat);
  const result: PricedFile = {
    positions: document.positions.flatMap((draft, index) => {
      const priced = positions[index];
      return priced ? [presentPosition(draft, priced, vat, options)] : [];
    }),
    totals: { taxable: euro(totals.taxable), vat: euro(totals.vatTotal), total: euro(totals.total) },
  };
  return { ok: true, result };
}

function presentPosition(
  { code, description }: PositionDraft,
  priced: PricedPosition,
  vat: VatTreatment,
  options: PriceFileOptions,
): PricedFilePosition {
  return {
    code,
    description,
    prices: priced.outcomes.map((entry) => presentEntry(priced, entry, vat, options)),
    economicLot: priced.prepared && economicLot(priced.prepared),
    warnings: checkBreaks(priced.outcomes.map(({ outcome }) => outcome)),
  };
}

function presentEntry(
  { prepared }: PricedPosition,
  { quantity, outcome }: PricedPosition['outcomes'][number],
  vat: VatTreatment,
  options: PriceFileOptions,
): PricedEntry {
  if (!outcome.ok) return { ok: false, quantity, problems: outcome.problems };
  const entry = { ok: true as const, ...presentPrice(outcome.priced, vat) };
  const explained = options.trace ? prepared?.explainAt(quantity) : undefined;
  return explained?.ok ? { ...entry, trace: presentTrace(explained.trace) } : entry;
}

const euro = (amount: Money) => inEuro(amount);
const rate = (value: Percent | null) => (value === null ? null : inPercent(value));
const rounded = (value: number) => Math.round(value * 1000) / 1000;

function presentPrice(priced: PricedQuantity, vat: VatTreatment) {
  const { cost, price, stock } = priced;
  const line = { total: price.total, fullCost: cost.full, vat };
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
    vat: { label: vatLabel(vat), tax: euro(vatTotal), totalWithVat: euro(total) },
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
interface PlainTrace {
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

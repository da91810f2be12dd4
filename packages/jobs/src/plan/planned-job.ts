import { type Money, money, sum, ZERO } from '@truciolo/money';
import {
  type CostByCategory,
  netLines,
  type PhaseLoad,
  type PriceOutcome,
  type TraceNode,
  traceLeaves,
} from '@truciolo/pricing';
import {
  discountsOf,
  materialName,
  type PhaseDraft,
  pricePosition,
  type QuoteDocument,
  type StoredPrice,
  stockText,
  type TimePhaseDraft,
} from '@truciolo/quote';
import { partFacts } from '../learning/measured-work.ts';

/** One quoted phase of a job. Minutes are of the whole lot. */
export interface PlannedPhase {
  readonly place: number;
  readonly name: string;
  readonly kind: 'machine' | 'bench' | 'external';
  readonly workGuid: string | null;
  readonly machineId: string | null;
  readonly machineName: string;
  readonly setupMinutes: number;
  /** Of all pieces to start. */
  readonly runMinutes: number;
  readonly attendedMinutes: number;
  readonly supplier: string;
  /** Working days at the supplier's. */
  readonly leadDays: number;
  /** Factor that earlier jobs gave its minutes; 1 = none. */
  readonly measuredRatio: number;
  /** Its cycle time is that of an NC program. */
  readonly fromNc: boolean;
  readonly costs: PhaseCosts;
}

/** Quoted cost of a phase: the part that grows with its time, and the rest. */
export interface PhaseCosts {
  readonly time: Money;
  readonly other: Money;
}

export interface PlannedJob {
  readonly code: string;
  readonly description: string;
  readonly drawing: string;
  readonly drawingRevision: string;
  readonly material: string;
  readonly materialGroup: string;
  /** "Tondo ø40, barre da 3.000 mm"; empty where the blank is not a section. */
  readonly stock: string;
  /** kg */
  readonly partWeight: number | null;
  readonly quantity: number;
  /** Pieces to start so that the good ones are enough. */
  readonly started: number;
  /** kg of the pieces to start; null without a blank. */
  readonly stockWeight: number | null;
  readonly bars: number | null;
  /** kg of one bar or sheet as bought. */
  readonly barWeight: number | null;
  readonly phases: readonly PlannedPhase[];
  readonly amounts: PlannedAmounts;
}

/** Amounts that are hidden from the shop floor. */
export interface PlannedAmounts {
  /** After all discounts, including those of the quote. */
  readonly unit: Money;
  readonly total: Money;
  /** Before the quote's own discounts. */
  readonly gross: Money;
  readonly fullCost: Money;
  readonly byCategory: CostByCategory;
  /** Of a kg of the material; null where it is not bought by weight. */
  readonly materialPrice: Money | null;
}

/** Step of the phase numbers on a printed cycle: 10, 20, 30… */
const STEP = 10;
const TIMED = /\.(setup|setup-operator|cycle|cycle-operator)$/;

/**
 * Phases, times and amounts of a position at a quantity; null while it cannot be priced. An offered quantity keeps its
 * `offered` price, even if the engine would compute another today; only the split of its cost by phase is read from the
 * trace.
 */
export function planJob(
  document: QuoteDocument,
  positionId: string,
  quantity: number,
  offered?: StoredPrice,
): PlannedJob | null {
  const position = document.positions.find(({ id }) => id === positionId);
  const prepared = position && pricePosition(position, document).prepared;
  const kept = offered?.positions.find(({ id }) => id === positionId)?.outcomes;
  const outcome = kept?.find((one) => one.quantity === quantity)?.outcome ?? prepared?.priceAt(quantity);
  const explained = prepared?.explainAt(quantity);
  if (!position || !outcome?.ok) return null;
  const { priced } = outcome;
  const leaves = explained?.ok ? traceLeaves(explained.trace) : [];
  const { total: gross } = priced.price;
  const [total = gross] = netLines([gross], discountsOf(document));
  return {
    code: position.code.trim(),
    description: position.description.trim(),
    drawing: position.drawing.trim(),
    drawingRevision: position.drawingRevision.trim(),
    material: materialName(document, position),
    stock: stockText(position.stock),
    ...partFacts(document, position, priced.stock),
    quantity,
    started: priced.started,
    stockWeight: priced.stock?.lotWeight ?? null,
    bars: priced.stock?.bars ?? null,
    barWeight: barWeightOf(prepared?.priceAt(quantity)),
    phases: position.phases.map((phase, index) =>
      planPhase(
        phase,
        (index + 1) * STEP,
        priced.phases.find(({ phaseId }) => phaseId === phase.id),
        leaves,
      ),
    ),
    amounts: {
      ...pricesOf(total, gross, quantity),
      fullCost: priced.cost.full,
      byCategory: priced.cost.byCategory,
      materialPrice: pricePerKg(leaves),
    },
  };
}

/** Offers that were kept before bars were weighed do not say it: it is worked out anew. */
function barWeightOf(outcome: PriceOutcome | undefined): number | null {
  const need = outcome?.ok ? outcome.priced.stock : null;
  return need?.bars && need.boughtWeight !== null ? need.boughtWeight / need.bars : null;
}

function pricePerKg(leaves: readonly TraceNode[]): Money | null {
  const inputs = leaves.find(({ id }) => id === 'stock.material')?.inputs ?? [];
  const price = inputs.find(
    (input) => input.kind === 'money' && input.key === 'prezzo' && input.per === 'kg',
  );
  return price?.kind === 'money' ? price.value : null;
}

/** The total decides: four decimals of a unit price need not multiply to its cents. */
export const pricesOf = (total: Money, gross: Money, quantity: number) => ({
  unit: money(Math.round(total / quantity)),
  total,
  gross,
});

/** The cycle time comes from the NC program and has no override. */
const isNcTime = ({ cycle }: TimePhaseDraft): boolean =>
  'origin' in cycle && cycle.origin === 'nc' && (cycle.override ?? null) === null;

const MINUTES = 60;

function planPhase(
  phase: PhaseDraft,
  place: number,
  load: PhaseLoad | undefined,
  leaves: readonly TraceNode[],
): PlannedPhase {
  const own = leaves.filter(({ id }) => id.startsWith(`${phase.id}.`));
  const timed = own.filter(({ id }) => TIMED.test(id));
  const amount = (nodes: readonly TraceNode[]): Money =>
    nodes.length === 0 ? ZERO : sum(nodes.map(({ value }) => value));
  const isExternal = phase.kind !== 'time' && phase.external;
  return {
    place,
    name: phase.name.trim() || 'Fase senza nome',
    kind: isExternal ? 'external' : phase.kind === 'time' ? 'machine' : 'bench',
    workGuid: phase.workGuid,
    machineId: phase.kind === 'time' ? phase.machineId : null,
    machineName: load?.name ?? '',
    setupMinutes: (load?.setupHours ?? 0) * MINUTES,
    runMinutes: (load?.runHours ?? 0) * MINUTES,
    attendedMinutes: (load?.attendedHours ?? 0) * MINUTES,
    supplier: phase.kind === 'time' ? '' : phase.supplier,
    leadDays: phase.kind === 'time' ? 0 : (phase.leadDays ?? 0),
    measuredRatio: (phase.kind === 'time' && phase.measured?.ratio) || 1,
    fromNc: phase.kind === 'time' && isNcTime(phase),
    costs: {
      time: amount(timed),
      other: amount(own.filter((node) => !timed.includes(node))),
    },
  };
}

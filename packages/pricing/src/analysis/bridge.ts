import { type Money, money } from '@truciolo/money';
import { preparePosition } from '../engine/prepare-position.ts';
import type { Formulas } from '../model/formula-evaluator.ts';
import type { Position } from '../model/position.ts';
import type { PricedQuantity } from '../model/priced-quantity.ts';
import type { Problem } from '../model/problem.ts';
import type { Rates } from '../model/rates.ts';

/** Everything a price depends on. */
export interface PricedState {
  readonly position: Position;
  readonly rates: Rates;
  readonly formulas?: Formulas;
  readonly quantity: number;
}

/** Groups of inputs, in the order in which they are swapped. */
export const BRIDGE_GROUPS = [
  'quantity',
  'material',
  'rates',
  'times',
  'external',
  'costs',
  'rules',
  'price',
] as const;
type BridgeGroup = (typeof BRIDGE_GROUPS)[number];

const BRIDGE_LABELS: Readonly<Record<BridgeGroup, string>> = {
  quantity: 'Quantità',
  material: 'Materiale',
  rates: 'Tariffe',
  times: 'Tempi e ciclo',
  external: 'Lavorazioni esterne e a misura',
  costs: 'Altri costi, scarto e spese generali',
  rules: 'Regole',
  price: 'Margine, sconti e prezzo',
};

interface BridgeStep {
  readonly group: BridgeGroup;
  readonly label: string;
  readonly difference: Money;
  /** Price after this step. */
  readonly after: Money;
}

type Bridge =
  | {
      readonly ok: true;
      readonly before: Money;
      readonly after: Money;
      readonly steps: readonly BridgeStep[];
    }
  | { readonly ok: false; readonly side: 'before' | 'after'; readonly problems: readonly Problem[] };

/** Net price per piece, or total of the line. */
type BridgeMeasure = 'unit' | 'total';

const measured = (priced: PricedQuantity, measure: BridgeMeasure) =>
  measure === 'unit' ? priced.price.netUnit : priced.price.total;

const price = ({ position, rates, formulas, quantity }: PricedState) =>
  preparePosition(position, rates, formulas).priceAt(quantity);

/**
 * "Perché è cambiato il prezzo": one group after the other takes its new value, and each step is the resulting change
 * of the price. The steps add up to the whole difference by construction; the order is fixed, so that two readers see
 * the same bridge.
 */
export function bridge(before: PricedState, after: PricedState, measure: BridgeMeasure = 'unit'): Bridge {
  const first = price(before);
  if (!first.ok) return { ok: false, side: 'before', problems: first.problems };
  const last = price(after);
  if (!last.ok) return { ok: false, side: 'after', problems: last.problems };
  const start = measured(first.priced, measure);
  const end = measured(last.priced, measure);
  let running = start;
  const steps = BRIDGE_GROUPS.map((group, index): BridgeStep => {
    const isLast = index === BRIDGE_GROUPS.length - 1;
    const mixed = isLast ? last : price(mix(before, after, new Set(BRIDGE_GROUPS.slice(0, index + 1))));
    // A mixture that cannot be priced (an old phase with a new rate that is missing) moves nothing yet.
    const value = mixed.ok ? measured(mixed.priced, measure) : running;
    const step = { group, label: BRIDGE_LABELS[group], difference: money(value - running), after: value };
    running = value;
    return step;
  });
  return { ok: true, before: start, after: end, steps };
}

/** The state in which the given groups are new and the others old. */
function mix(before: PricedState, after: PricedState, swapped: ReadonlySet<BridgeGroup>): PricedState {
  const from = (group: BridgeGroup) => (swapped.has(group) ? after : before);
  const timed = from('times').position.phases;
  const charged = from('external').position.phases;
  return {
    quantity: from('quantity').quantity,
    position: {
      part: from('material').position.part,
      stock: from('material').position.stock,
      phases: [
        ...timed.filter((phase) => phase.kind === 'time'),
        ...charged.filter((phase) => phase.kind !== 'time'),
      ],
      costs: from('costs').position.costs,
      scrap: from('costs').position.scrap,
      risksScrap: from('costs').position.risksScrap,
      overheads: from('costs').position.overheads,
      rules: from('rules').position.rules,
      policy: from('price').position.policy,
    },
    rates: mixRates(before.rates, after.rates, swapped),
    formulas: { ...after.formulas, ...before.formulas, ...(swapped.has('external') ? after.formulas : {}) },
  };
}

/** A row that only one side knows is taken from that side; a row of both follows its group. */
function mixRates(before: Rates, after: Rates, swapped: ReadonlySet<BridgeGroup>): Rates {
  const [older, newer] = swapped.has('rates') ? [before, after] : [after, before];
  const [otherMaterials, materials] = swapped.has('material') ? [before, after] : [after, before];
  return {
    machines: { ...older.machines, ...newer.machines },
    labour: { ...older.labour, ...newer.labour },
    materials: { ...otherMaterials.materials, ...materials.materials },
    labourIsVariable: newer.labourIsVariable,
    hoursPerDay: newer.hoursPerDay,
  };
}

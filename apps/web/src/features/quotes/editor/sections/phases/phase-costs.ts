import { inEuro } from '@truciolo/money';
import { traceLeaves } from '@truciolo/pricing';
import {
  missingValues,
  type PhaseDraft,
  type PositionDraft,
  type PricedPosition,
  pricePosition,
  type QuoteDocument,
  typedValue,
} from '@truciolo/quote';

/** € per piece of every phase, by id; null where a value is missing. */
type PhaseCosts = ReadonlyMap<string, number | null>;

/**
 * Cost of each phase per piece at a quantity, without scrap and overheads: the leaves of "Perché questo prezzo?". While
 * the position has no price yet, every complete phase is priced alone.
 */
export function phaseCosts(
  position: PositionDraft,
  priced: PricedPosition,
  rates: QuoteDocument['rates'],
  quantity: number | null,
): PhaseCosts {
  if (quantity === null) return new Map();
  const whole = costsIn(priced, position.phases, quantity);
  if (whole) return whole;
  return new Map(position.phases.map((phase) => [phase.id, costAlone(phase, position, rates, quantity)]));
}

function costsIn(priced: PricedPosition, phases: readonly PhaseDraft[], quantity: number): PhaseCosts | null {
  const explained = priced.prepared?.explainAt(quantity);
  if (!explained?.ok) return null;
  const leaves = traceLeaves(explained.trace);
  return new Map(
    phases.map(({ id }) => {
      const own = leaves.filter((leaf) => leaf.id.startsWith(`${id}.`));
      const lot = own.reduce((total, leaf) => total + leaf.value, 0);
      return [id, inEuro(lot) / quantity];
    }),
  );
}

function costAlone(
  phase: PhaseDraft,
  position: PositionDraft,
  rates: QuoteDocument['rates'],
  quantity: number,
): number | null {
  const alone: PositionDraft = {
    ...position,
    quantities: [quantity],
    phases: [phase],
    costs: [],
    overheads: { rate: typedValue(0), exclude: [] },
    price: { ...position.price, target: { kind: 'margin', rate: 0, on: 'list' }, expedite: null },
  };
  // An incomplete blank must not hide the cost of the machines.
  const bare = missingValues(alone).some(({ path }) => path.startsWith('stock')) || position.stock === null;
  const known: PositionDraft = bare ? { ...alone, stock: { kind: 'none' } } : alone;
  const priced = pricePosition(known, { rates });
  return costsIn(priced, [phase], quantity)?.get(phase.id) ?? null;
}

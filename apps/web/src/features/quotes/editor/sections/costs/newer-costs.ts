import type { Cost } from '@truciolo/contract';
import {
  type CostDraft,
  costFromRegistry,
  effectiveValue,
  type QuoteDocument,
  type Value,
} from '@truciolo/quote';

interface CostChange {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly unit: string;
}

const chargedValue = ({ charge }: CostDraft): Value =>
  charge.per === 'percent' ? charge.rate : charge.amount;

/** Copied from the registry and not typed over since: only then it follows. */
const follows = ({ origin, override }: Value): boolean =>
  (origin === 'registry' || origin === 'proposed') && (override ?? null) === null;

function withValue(cost: CostDraft, value: Value): CostDraft {
  const { charge } = cost;
  return {
    ...cost,
    charge: charge.per === 'percent' ? { ...charge, rate: value } : { ...charge, amount: value },
  };
}

type Held = Pick<QuoteDocument, 'positions' | 'orderCosts'>;

/**
 * The standard costs of a quote as the registry has them today. A line knows its cost by its name; one that is charged
 * in another way by now is left alone.
 */
export function newerCosts(
  { positions, orderCosts }: Held,
  registry: readonly Cost[],
): { readonly held: Held; readonly changes: readonly CostChange[] } {
  const today = new Map(registry.map((row) => [row.name, costFromRegistry(row, row.guid)]));
  const changes = new Map<string, CostChange>();
  const renewed = (label: string, per: CostDraft['charge']['per'], held: Value): Value => {
    const now = today.get(label);
    if (!now || now.charge.per !== per || !follows(held)) return held;
    const next = chargedValue(now);
    const [from, to] = [effectiveValue(held), next.value];
    if (from === to) return held;
    changes.set(label, { name: label, from, to, unit: per === 'percent' ? '%' : '€' });
    return next;
  };
  const renew = (cost: CostDraft): CostDraft => {
    const value = chargedValue(cost);
    const next = renewed(cost.label, cost.charge.per, value);
    return next === value ? cost : withValue(cost, next);
  };
  const nextPositions = positions.map((position) => {
    const costs = position.costs.map(renew);
    return costs.every((cost, index) => cost === position.costs[index]) ? position : { ...position, costs };
  });
  const nextOrder = orderCosts?.map((cost) => {
    const amount = renewed(cost.label, 'order', cost.amount);
    return amount === cost.amount ? cost : { ...cost, amount };
  });
  return {
    held: { positions: nextPositions, ...(nextOrder ? { orderCosts: nextOrder } : {}) },
    changes: [...changes.values()],
  };
}

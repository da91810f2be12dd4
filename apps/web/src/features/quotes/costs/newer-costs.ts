import type { Cost } from '@truciolo/contract';
import { type CostDraft, effectiveValue, type PositionDraft, type Value } from '@truciolo/quote';
import { costFromRegistry } from './cost-from-registry.ts';

export interface CostChange {
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

/**
 * The standard costs of the positions as the registry has them today. A line knows its cost by its name; one that is
 * charged in another way by now is left alone.
 */
export function newerCosts(
  positions: readonly PositionDraft[],
  registry: readonly Cost[],
): { readonly positions: readonly PositionDraft[]; readonly changes: readonly CostChange[] } {
  const today = new Map(registry.map((row) => [row.name, costFromRegistry(row, row.guid)]));
  const changes = new Map<string, CostChange>();
  const renew = (cost: CostDraft): CostDraft => {
    const now = today.get(cost.label);
    const [held, next] = [chargedValue(cost), now && chargedValue(now)];
    if (!now || !next || now.charge.per !== cost.charge.per || !follows(held)) return cost;
    const [from, to] = [effectiveValue(held), next.value];
    if (from === to) return cost;
    changes.set(cost.label, { name: cost.label, from, to, unit: cost.charge.per === 'percent' ? '%' : '€' });
    return withValue(cost, next);
  };
  const renewed = positions.map((position) => {
    const costs = position.costs.map(renew);
    return costs.every((cost, index) => cost === position.costs[index]) ? position : { ...position, costs };
  });
  return { positions: renewed, changes: [...changes.values()] };
}

import { inEuro } from '@truciolo/money';
import { traceLeaves } from '@truciolo/pricing';
import type { PricedPosition } from '@truciolo/quote';

/** € a piece of costs, scrap and overheads by the id of their line; empty while the position has no price. */
export function costShares(priced: PricedPosition, quantity: number | null): ReadonlyMap<string, number> {
  const explained = quantity === null ? undefined : priced.prepared?.explainAt(quantity);
  if (quantity === null || !explained?.ok) return new Map();
  return new Map(traceLeaves(explained.trace).map(({ id, value }) => [id, inEuro(value) / quantity]));
}

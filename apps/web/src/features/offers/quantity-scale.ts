/** Steps of the slider: fine enough for a thumb, the number box does the rest. */
export const SCALE_STEPS = 1000;

/**
 * A slider whose every part is worth the same factor: from 10 to 1,000 pieces its middle is 100, as prices fall by
 * factors and not by steps. Ends are exact.
 */
export function quantityAt(step: number, from: number, to: number): number {
  if (step <= 0) return from;
  if (step >= SCALE_STEPS) return to;
  return Math.round(from * (to / from) ** (step / SCALE_STEPS));
}

export function stepOf(quantity: number, from: number, to: number): number {
  if (to <= from) return 0;
  const share = Math.log(quantity / from) / Math.log(to / from);
  return Math.round(Math.min(1, Math.max(0, share)) * SCALE_STEPS);
}

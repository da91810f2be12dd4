import { UNNOTICED } from '../engine/tally.ts';
import type { Plan } from '../model/plan.ts';

/** Phases of a plan that another one has elsewhere: on another machine, or at another time by more than people notice. */
export function movedPhases(before: Plan, after: Plan): string[] {
  const old = new Map(before.phases.map((one) => [one.phase, one]));
  return after.phases.flatMap(({ phase, machine, start }) => {
    const place = old.get(phase);
    const isMoved = place && (place.machine !== machine || Math.abs(place.start - start) > UNNOTICED);
    return isMoved ? [phase] : [];
  });
}

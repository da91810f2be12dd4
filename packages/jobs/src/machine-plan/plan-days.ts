import { deliveryEnds } from '@truciolo/planning';
import { type PlannedDays, type QuoteDocument, typedDays } from '@truciolo/quote';
import { askedWork, candidateOf, type PromiseInput, promiseOf } from './delivery-promise.ts';
import { planInForce, problemInForce } from './plan-problem.ts';

/** Whether the plan has to be asked for the document: somebody may have typed days at every position. */
export const needsPlan = ({ positions }: QuoteDocument): boolean =>
  positions.some((position) => typedDays(position) === null);

/**
 * Working days of the plan in force for every position without typed days, at each of its quantities. Positions that
 * have no price or no phase on a machine of the shop are left out.
 */
export function planDays(input: PromiseInput, document: QuoteDocument): PlannedDays {
  const asked = document.positions
    .filter((position) => typedDays(position) === null)
    .flatMap(({ id, quantities }) =>
      quantities.flatMap((quantity) => {
        const work = askedWork(input, document, id, quantity);
        const candidate = work && candidateOf(input, work, JSON.stringify([id, quantity]));
        return candidate ? [{ id, quantity, work, candidate }] : [];
      }),
    );
  if (asked.length === 0) return {};
  const ends = deliveryEnds(
    problemInForce(input),
    planInForce(input),
    asked.map(({ candidate }) => candidate),
  );
  const days: Record<string, Record<string, number>> = {};
  for (const [index, { id, quantity, work }] of asked.entries()) {
    const end = ends[index];
    if (end === null || end === undefined) continue;
    days[id] = { ...days[id], [quantity]: promiseOf(input, work, end).days };
  }
  return days;
}

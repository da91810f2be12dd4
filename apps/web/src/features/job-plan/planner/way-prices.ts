import type { PlanCosts, PlanInput } from '@truciolo/contract';
import { integerRatio, type Money, multiply, percent } from '@truciolo/money';
import type { Means } from '@truciolo/planning';

type Job = PlanInput['jobs'][number];

const lotPrice = ({ charge, rate, minimum }: PlanCosts['outside'][number], pieces: number): Money => {
  const price = charge === 'piece' ? multiply(rate, integerRatio(pieces), 'half-up') : rate;
  return minimum !== null && minimum > price ? minimum : price;
};

/** The cheapest work of a subcontractor that is called like the phase ("Rettifica", "Rettifica esterna"). */
function outsidePrice(outside: PlanCosts['outside'], name: string, pieces: number): Money | undefined {
  const wanted = name.trim().toLowerCase();
  const isSame = (work: string) => work === wanted || work.startsWith(`${wanted} `);
  const prices = outside
    .filter((work) => wanted !== '' && isSame(work.name.trim().toLowerCase()))
    .map((work) => lotPrice(work, pieces));
  return prices.toSorted((a, b) => a - b)[0];
}

/** Prices of the ways out of one job. */
export const wayPrices = (costs: PlanCosts, job: Job | undefined): NonNullable<Means['prices']> => ({
  hourly: new Map(costs.machines.map(({ guid, hourlyRate }) => [guid, hourlyRate])),
  overtime: percent(costs.overtimePercent),
  outside: new Map(
    (job?.phases ?? []).flatMap(({ guid, name }): [string, Money][] => {
      const price = outsidePrice(costs.outside, name, job?.quantity ?? 1);
      return price === undefined ? [] : [[guid, price]];
    }),
  ),
});

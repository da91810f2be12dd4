import { isOver, jobActuals } from '@truciolo/jobs';
import { money, ZERO } from '@truciolo/money';
import { COST_CATEGORIES } from '@truciolo/pricing';
import type { Db } from '../../../platform/database/handles.ts';
import { foldJob } from '../floor/fold-job.ts';
import type { Amounts, LockedJob } from '../repository.ts';

const none = { time: 0, other: 0 };

type Known = Pick<
  Amounts,
  | 'total'
  | 'cancelledTotal'
  | 'returnedTotal'
  | 'fullCost'
  | 'byCategory'
  | 'phases'
  | 'material'
  | 'invoiced'
>;

/** A job without a price: only its times are compared. */
export const UNPRICED: Known = {
  total: ZERO,
  cancelledTotal: null,
  returnedTotal: ZERO,
  fullCost: ZERO,
  byCategory: Object.fromEntries(
    COST_CATEGORIES.map((category) => [category, ZERO]),
  ) as Amounts['byCategory'],
  phases: {},
  material: null,
  invoiced: {},
};

const maybe = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : money(amount);

/** A cancelled job may have bought nothing; one that was closed with fewer pieces has spent all but the missing work. */
function endOf({ state, materialState }: Pick<LockedJob, 'state' | 'materialState'>, amounts: Known) {
  if (state === 'cancelled') return { hasMaterial: materialState !== 'to-order', hasExtras: false };
  return isOver(state) && amounts.cancelledTotal !== null
    ? { hasMaterial: true, hasExtras: true }
    : undefined;
}

/** Planned against actual, and the phases it comes from. */
export async function sumActuals(
  db: Db,
  job: Pick<LockedJob, 'guid' | 'quantity' | 'started' | 'state' | 'materialState'>,
  amounts: Known,
  now: Date,
) {
  const phases = await foldJob(db, job.guid, now);
  const sums = jobActuals({
    quantity: job.quantity,
    started: job.started,
    total: money((amounts.cancelledTotal ?? amounts.total) - amounts.returnedTotal),
    fullCost: money(amounts.fullCost),
    byCategory: amounts.byCategory,
    material: maybe(amounts.material),
    ended: endOf(job, amounts),
    phases: phases.map(({ phase, folded }) => {
      const { time, other } = amounts.phases[phase.guid] ?? none;
      const isOutside = phase.kind === 'external';
      return {
        id: phase.guid,
        place: phase.place,
        name: phase.name,
        machine: isOutside ? phase.supplier : phase.machineName,
        kind: phase.kind,
        state: isOutside ? phase.state : folded.state,
        setupMinutes: phase.setupMinutes,
        runMinutes: phase.runMinutes,
        costs: { time: money(time), other: money(other) },
        actualMinutes: folded.minutes,
        good: isOutside ? phase.good : folded.good,
        scrap: folded.scrap,
        invoiced: maybe(amounts.invoiced[phase.guid]),
      };
    }),
  });
  return { sums, phases };
}

import { jobActuals } from '@truciolo/jobs';
import { money } from '@truciolo/money';
import type { Db } from '../../../platform/database/handles.ts';
import { foldJob } from '../floor/fold-job.ts';
import type { Amounts, LockedJob } from '../repository.ts';

const none = { time: 0, other: 0 };
const maybe = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : money(amount);

/** Planned against actual, and the phases it comes from. */
export async function sumActuals(
  db: Db,
  job: Pick<LockedJob, 'guid' | 'quantity' | 'started'>,
  amounts: Amounts,
  now: Date,
) {
  const phases = await foldJob(db, job.guid, now);
  const sums = jobActuals({
    quantity: job.quantity,
    started: job.started,
    total: money(amounts.total),
    fullCost: money(amounts.fullCost),
    byCategory: amounts.byCategory,
    material: maybe(amounts.material),
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

import type { JobActuals } from '@truciolo/contract';
import { jobActuals } from '@truciolo/jobs';
import { money } from '@truciolo/money';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { foldJob } from '../floor/fold-job.ts';
import { oddTimes } from '../learning/odd-times.ts';
import { findAmounts, findJob } from '../repository.ts';

const none = { time: 0, other: 0 };
const maybe = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? null : money(amount);

/** Planned against actual, as it stands now. */
export async function loadActuals(db: Db, guid: string, now: Date): Promise<JobActuals> {
  const job = await findJob(db, guid);
  if (!job) throw new AppError('NOT_FOUND');
  const amounts = await findAmounts(db, guid);
  if (!amounts) throw new AppError('JOB_UNPRICED');
  const phases = await foldJob(db, guid, now);
  const odd = await oddTimes(db);
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
  const scrapByReason: Record<string, number> = {};
  for (const { folded } of phases)
    for (const [reason, count] of Object.entries(folded.scrapByReason))
      scrapByReason[reason] = (scrapByReason[reason] ?? 0) + count;
  return {
    ...sums,
    phases: sums.phases.map((sum) => {
      const own = phases.find(({ phase }) => phase.guid === sum.id);
      return { ...sum, question: odd.get(sum.id) ?? null, judgement: own?.phase.judgement ?? null };
    }),
    steps: [...sums.steps],
    scrapByReason,
    material: { ...sums.material, typed: amounts.material },
    invoiced: { ...amounts.invoiced },
  };
}

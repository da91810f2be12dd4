import type { JobActuals } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { oddTimes } from '../learning/odd-times.ts';
import { findAmounts, findJob } from '../repository.ts';
import { sumActuals, UNPRICED } from './sum-actuals.ts';

/** Planned against actual, now. */
export async function loadActuals(db: Db, guid: string, now: Date): Promise<JobActuals> {
  const job = await findJob(db, guid);
  if (!job) throw new AppError('NOT_FOUND');
  const amounts = await findAmounts(db, guid);
  const { sums, phases } = await sumActuals(db, job, amounts ?? UNPRICED, now);
  const odd = await oddTimes(db);
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
    material: { ...sums.material, typed: amounts?.material ?? null },
    invoiced: { ...amounts?.invoiced },
    isPriced: amounts !== undefined,
  };
}

import type { Clock } from '../../platform/clock.ts';
import type { SystemHandle } from '../../platform/database/handles.ts';
import { job } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { foldSums } from '../../platform/kept-sums/fold-sums.ts';
import { settleEarlier } from './actuals/settle-earlier.ts';
import { jobSums } from './figures/job-sums.ts';

const sumsFolding = job({ name: 'job-sums-folding', retries: 3, retryDelay: 60, schedule: '55 * * * *' });

export async function startJobWorkers(jobs: Jobs, database: SystemHandle, clock: Clock): Promise<void> {
  await jobs.work(sumsFolding, async () => {
    await settleEarlier(database, clock());
    await foldSums(database, jobSums);
  });
}

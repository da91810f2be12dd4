import type { SystemHandle } from '../../platform/database/handles.ts';
import { job } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { foldSums } from '../../platform/kept-sums/fold-sums.ts';
import { quoteSums } from './figures/quote-sums.ts';

const sumsFolding = job({ name: 'quote-sums-folding', retries: 3, retryDelay: 60, schedule: '50 * * * *' });

export async function startQuoteWorkers(jobs: Jobs, database: SystemHandle): Promise<void> {
  await jobs.work(sumsFolding, async () => void (await foldSums(database, quoteSums)));
}

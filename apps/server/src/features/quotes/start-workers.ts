import type { Services } from '../../platform/context.ts';
import type { SystemHandle } from '../../platform/database/handles.ts';
import { job } from '../../platform/jobs/job.ts';
import { foldSums } from '../../platform/kept-sums/fold-sums.ts';
import { quoteSums } from './figures/quote-sums.ts';
import { valueEarlier } from './lifecycle/value-earlier.ts';

const sumsFolding = job({ name: 'quote-sums-folding', retries: 3, retryDelay: 60, schedule: '50 * * * *' });

export async function startQuoteWorkers(services: Services, database: SystemHandle): Promise<void> {
  await services.jobs.work(sumsFolding, async () => {
    await valueEarlier(services, database);
    await foldSums(database, quoteSums);
  });
}

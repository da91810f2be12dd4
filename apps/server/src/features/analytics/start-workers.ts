import type { Services } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { rollUpUsage } from './roll-up.ts';

// Once yesterday is over.
const usageRollUp = job({ name: 'usage-roll-up', retries: 3, retryDelay: 60, schedule: '20 0 * * *' });

export async function startAnalyticsWorkers(services: Services): Promise<void> {
  await services.jobs.work(usageRollUp, () => rollUpUsage(services));
}

import type { Services } from '../../platform/context.ts';
import { task } from '../../platform/tasks/task.ts';
import { rollUpUsage } from './roll-up.ts';

// Once yesterday is over.
const usageRollUp = task({ name: 'usage-roll-up', retries: 3, retryDelay: 60, schedule: '20 0 * * *' });

export async function startAnalyticsTasks(services: Services): Promise<void> {
  await services.tasks.work(usageRollUp, () => rollUpUsage(services));
}

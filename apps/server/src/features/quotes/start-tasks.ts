import type { Services } from '../../platform/context.ts';
import type { SystemHandle } from '../../platform/database/handles.ts';
import { foldSums } from '../../platform/running-sums/fold-sums.ts';
import { task } from '../../platform/tasks/task.ts';
import { quoteSums } from './figures/quote-sums.ts';
import { valueEarlier } from './lifecycle/value-earlier.ts';

const sumsFolding = task({ name: 'quote-sums-folding', retries: 3, retryDelay: 60, schedule: '50 * * * *' });

export async function startQuoteTasks(services: Services, database: SystemHandle): Promise<void> {
  await services.tasks.work(sumsFolding, async () => {
    await valueEarlier(services, database);
    await foldSums(database, quoteSums);
  });
}

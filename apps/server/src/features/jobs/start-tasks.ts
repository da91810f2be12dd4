import type { Clock } from '../../platform/clock.ts';
import type { SystemHandle } from '../../platform/database/handles.ts';
import { foldSums } from '../../platform/running-sums/fold-sums.ts';
import { task } from '../../platform/tasks/task.ts';
import type { Tasks } from '../../platform/tasks/tasks.ts';
import { settleEarlier } from './actuals/settle-earlier.ts';
import { jobSums } from './figures/job-sums.ts';

const sumsFolding = task({ name: 'job-sums-folding', retries: 3, retryDelay: 60, schedule: '55 * * * *' });

export async function startJobTasks(tasks: Tasks, database: SystemHandle, clock: Clock): Promise<void> {
  await tasks.work(sumsFolding, async () => {
    await settleEarlier(database, clock());
    await foldSums(database, jobSums);
  });
}

import { task } from '../../platform/tasks/task.ts';
import { dropStale, type RetentionServices } from './drop-stale.ts';

const retentionTask = task({ name: 'retention', retries: 3, retryDelay: 60, schedule: '10 3 * * *' });

export async function startRetention(services: RetentionServices): Promise<void> {
  await services.tasks.work(retentionTask, async () =>
    services.log.info(await dropStale(services), 'stale rows dropped'),
  );
}

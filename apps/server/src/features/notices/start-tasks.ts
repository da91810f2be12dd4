import type { Services } from '../../platform/context.ts';
import { task } from '../../platform/tasks/task.ts';
import { sendDigests } from './send-digests.ts';

const digestTask = task({ name: 'notice-digests', retries: 3, retryDelay: 60, schedule: '45 7 * * *' });

export async function startNoticeTasks(services: Services): Promise<void> {
  await services.tasks.work(digestTask, () => sendDigests(services));
}

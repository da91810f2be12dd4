import type { Services } from '../../platform/context.ts';
import { task } from '../../platform/tasks/task.ts';
import { sendWeekly } from './send-weekly.ts';

const weeklyTask = task({ name: 'weekly-digest', retries: 3, retryDelay: 60, schedule: '0 7 * * 1' });

export async function startWeeklyDigest(services: Services): Promise<void> {
  await services.tasks.work(weeklyTask, () => sendWeekly(services));
}

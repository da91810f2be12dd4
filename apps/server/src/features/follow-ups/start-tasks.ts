import type { Services } from '../../platform/context.ts';
import { task } from '../../platform/tasks/task.ts';
import { notifyDueFollowUps } from './notify-due-follow-ups.ts';

const followUpsDue = task({ name: 'quote-follow-ups', retries: 3, retryDelay: 60, schedule: '35 7 * * *' });

export async function startFollowUpTasks(services: Services): Promise<void> {
  await services.tasks.work(followUpsDue, async () => void (await notifyDueFollowUps(services)));
}

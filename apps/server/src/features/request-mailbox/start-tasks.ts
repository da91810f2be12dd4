import type { Services } from '../../platform/context.ts';
import { task } from '../../platform/tasks/task.ts';
import { serveMailboxes } from './serve-mailboxes.ts';

const readMailboxes = task({ name: 'request-mailboxes', retries: 0, retryDelay: 1, schedule: '*/5 * * * *' });

export async function startMailboxTasks(services: Services): Promise<void> {
  const { tasks, log } = services;
  await tasks.work(readMailboxes, async () => {
    const hasMore = await serveMailboxes(services);
    if (hasMore)
      tasks.send(readMailboxes, {}, 'more').catch((error) => log.warn({ err: error }, 'request-mailboxes'));
  });
}

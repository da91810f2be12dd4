import type { Services } from '../../../platform/context.ts';
import { task } from '../../../platform/tasks/task.ts';
import { HOOKS_TOPIC } from './note-event.ts';
import { sendWaiting } from './send-waiting.ts';

/** Woken by each event; every minute it also checks for retries. */
const sendHooks = task({ name: 'webhooks', retries: 0, retryDelay: 1, schedule: '* * * * *' });

export async function startWebhookTasks(services: Services): Promise<void> {
  const { tasks, live, log } = services;
  const wake = () => {
    tasks.send(sendHooks, {}, 'wake').catch((error) => log.warn({ err: error }, 'webhooks'));
  };
  await tasks.work(sendHooks, async () => {
    if (await sendWaiting(services)) wake();
  });
  live.subscribe(HOOKS_TOPIC, wake);
}

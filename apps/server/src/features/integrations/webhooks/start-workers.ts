import type { Services } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { HOOKS_TOPIC } from './note-event.ts';
import { sendWaiting } from './send-waiting.ts';

/** Woken by each event; every minute it looks itself for what waits for another try. */
const sendHooks = job({ name: 'webhooks', retries: 0, retryDelay: 1, schedule: '* * * * *' });

export async function startWebhookWorkers(services: Services): Promise<void> {
  const { jobs, live, log } = services;
  const wake = () => {
    jobs.send(sendHooks, {}, 'wake').catch((error) => log.warn({ err: error }, 'webhooks'));
  };
  await jobs.work(sendHooks, async () => {
    if (await sendWaiting(services)) wake();
  });
  live.subscribe(HOOKS_TOPIC, wake);
}

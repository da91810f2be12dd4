import type { Services } from '../../../platform/context.ts';
import { task } from '../../../platform/tasks/task.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

// In the morning: a mail about money at night is read as alarm.
const licenceReminders = task({
  name: 'licence-reminders',
  retries: 3,
  retryDelay: 60,
  schedule: '0 7 * * *',
});

export async function startLicenceTasks(services: Services): Promise<void> {
  await services.tasks.work(licenceReminders, async () => void (await remindOfExpiry(services)));
}

import type { Services } from '../../../platform/context.ts';
import { job } from '../../../platform/jobs/job.ts';
import { remindOfExpiry } from './remind-of-expiry.ts';

// In the morning: a mail about money at night is read as alarm.
const licenceReminders = job({
  name: 'licence-reminders',
  retries: 3,
  retryDelay: 60,
  schedule: '0 7 * * *',
});

export async function startLicenceWorkers(services: Services): Promise<void> {
  await services.jobs.work(licenceReminders, async () => void (await remindOfExpiry(services)));
}

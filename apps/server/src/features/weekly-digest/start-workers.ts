import type { Services } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { sendWeekly } from './send-weekly.ts';

const weeklyJob = job({ name: 'weekly-digest', retries: 3, retryDelay: 60, schedule: '0 7 * * 1' });

export async function startWeeklyDigest(services: Services): Promise<void> {
  await services.jobs.work(weeklyJob, () => sendWeekly(services));
}

import type { Services } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { sendDigests } from './send-digests.ts';

const digestJob = job({ name: 'notice-digests', retries: 3, retryDelay: 60, schedule: '45 7 * * *' });

export async function startNoticeWorkers(services: Services): Promise<void> {
  await services.jobs.work(digestJob, () => sendDigests(services));
}

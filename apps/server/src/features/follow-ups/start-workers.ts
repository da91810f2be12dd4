import type { Services } from '../../platform/context.ts';
import { job } from '../../platform/jobs/job.ts';
import { tellDue } from './tell-due.ts';

const followUpsDue = job({ name: 'quote-follow-ups', retries: 3, retryDelay: 60, schedule: '35 7 * * *' });

export async function startFollowUpWorkers(services: Services): Promise<void> {
  await services.jobs.work(followUpsDue, async () => void (await tellDue(services)));
}

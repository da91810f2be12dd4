import { job } from '../../platform/jobs/job.ts';
import { dropStale, type RetentionServices } from './drop-stale.ts';

const retentionJob = job({ name: 'retention', retries: 3, retryDelay: 60, schedule: '10 3 * * *' });

export async function startRetention(services: RetentionServices): Promise<void> {
  await services.jobs.work(retentionJob, async () =>
    services.log.info(await dropStale(services), 'stale rows dropped'),
  );
}

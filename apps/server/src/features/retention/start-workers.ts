import { job } from '../../platform/jobs/job.ts';
import { dropStale, type Room } from './drop-stale.ts';

const retentionJob = job({ name: 'retention', retries: 3, retryDelay: 60, schedule: '10 3 * * *' });

export async function startRetention(room: Room): Promise<void> {
  await room.jobs.work(retentionJob, async () => room.log.info(await dropStale(room), 'stale rows dropped'));
}

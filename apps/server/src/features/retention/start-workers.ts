import { job } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import { dropStale, type Room } from './drop-stale.ts';

const retentionJob = job({ name: 'retention', retries: 3, retryDelay: 60, schedule: '10 3 * * *' });

export async function startRetention(room: Room & { readonly jobs: Jobs; readonly log: Log }): Promise<void> {
  await room.jobs.work(retentionJob, async () => room.log.info(await dropStale(room), 'stale rows dropped'));
}

import { sql } from 'kysely';
import type { SystemHandle } from '../../../platform/database/handles.ts';
import { lockJob } from '../repository.ts';
import { settleJob } from './settle-job.ts';

const AT_ONCE = 100;

/** Jobs that were finished before their cost was stored: some at a time, each with its lock, until none is left. */
export async function settleEarlier({ system }: SystemHandle, now: Date): Promise<number> {
  let settled = 0;
  for (;;) {
    const { rows } = await system((db) =>
      sql<{ guid: string }>`select jobs.guid from job_amounts join jobs on jobs.guid = job_amounts.job_guid
        where job_amounts.actual_cost is null and jobs.state in ('finished', 'delivered', 'cancelled') limit ${AT_ONCE}`.execute(
        db,
      ),
    );
    for (const { guid } of rows)
      await system(async (db) => {
        const job = await lockJob(db, guid);
        if (job) await settleJob(db, job, now);
      });
    settled += rows.length;
    if (rows.length < AT_ONCE) return settled;
  }
}

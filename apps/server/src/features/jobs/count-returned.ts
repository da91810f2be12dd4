import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

/** Stores with a job the value of its pieces that were taken back for good. */
export async function countReturned(db: Db, jobGuid: string): Promise<void> {
  await sql`update job_amounts set returned_total = sums.amount from (
      select coalesce(sum(r.amount), 0)::bigint as amount from ddt_returns r
      join ddt_lines l on l.ddt_guid = r.ddt_guid and l.place = r.place
      where l.job_guid = ${jobGuid} and not r.is_replaced
    ) as sums where job_guid = ${jobGuid} and returned_total <> sums.amount`.execute(db);
}

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { readSettings } from '../repository.ts';

interface Counted {
  readonly fresh: string;
  readonly open: string;
  readonly late: string;
  readonly hours: string | null;
}

/** Requests that wait for an offer, and the mean time to it over a number of days. */
export async function requestFigures(db: Db, now: Date, days: number) {
  const { answerDays } = await readSettings(db);
  const isWaiting = sql`r.state <> 'discarded' and r.kind = 'request' and q.sent_at is null`;
  const { rows } = await sql<Counted>`
    select count(*) filter (where r.state = 'new') as fresh,
      count(*) filter (where ${isWaiting}) as open,
      count(*) filter (where ${isWaiting}
        and r.received_at < ${now}::timestamptz - ${answerDays}::int * interval '1 day') as late,
      avg(extract(epoch from q.sent_at - r.received_at) / 3600)
        filter (where q.sent_at >= ${now}::timestamptz - ${days}::int * interval '1 day') as hours
    from requests r left join quotes q on q.guid = r.quote_guid`.execute(db);
  const [counted] = rows;
  return {
    fresh: Number(counted?.fresh ?? 0),
    open: Number(counted?.open ?? 0),
    late: Number(counted?.late ?? 0),
    answerDays,
    hoursToOffer: counted?.hours == null ? null : Number(counted.hours),
  };
}

import type { JobState } from '@truciolo/jobs';
import type { Money } from '@truciolo/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { Span } from '../../../platform/day-span.ts';

export interface Counted {
  readonly count: number;
  readonly value: Money;
}

interface JobsToday {
  readonly inHand: Counted;
  readonly late: Counted;
  readonly stopped: Counted;
  readonly toDeliver: Counted;
}

const counted = (where: RawBuilder<unknown>) => sql`jsonb_build_object(
  'count', coalesce(sum(jobs) filter (where ${where}), 0), 'value', coalesce(sum(value) filter (where ${where}), 0))`;

const ofStates = sql`company_guid = app_company() and what = 'state'`;
/** Finished jobs have no due day in `job_facts`. */
const lateOn = (today: string) => sql`day < ${today}::date`;

/** Figures of the jobs now, from the maintained sums. */
export async function sumJobsToday(db: Db, today: string): Promise<JobsToday> {
  const { rows } =
    await sql<JobsToday>`select ${counted(sql`state not in ('delivered', 'cancelled')`)} as "inHand",
      ${counted(lateOn(today))} as late, ${counted(sql`stopped`)} as stopped,
      ${counted(sql`state = 'finished'`)} as "toDeliver"
    from job_sums where ${ofStates}`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('sums without a row');
  return found;
}

interface StateSums {
  readonly state: JobState;
  readonly count: number;
  readonly late: number;
  readonly questions: number;
}

export async function sumJobsByState(db: Db, today: string): Promise<StateSums[]> {
  const { rows } = await sql<StateSums>`select state, sum(jobs)::bigint as count,
      coalesce(sum(jobs) filter (where ${lateOn(today)}), 0)::bigint as late, sum(questions)::bigint as questions
    from job_sums where ${ofStates} group by state`.execute(db);
  return rows;
}

interface EarnedSums extends Counted {
  /** Margin on the price, 1/10,000 of a percent: actual and quoted. */
  readonly margin: number | null;
  readonly quoted: number | null;
}

const rate = (cost: string) =>
  sql`round((sum(value) - sum(${sql.ref(cost)})) * 1000000 / nullif(sum(value), 0))::bigint`;

/** Sums of the jobs finished in a range of days, both ends included. */
export async function sumEarned(db: Db, { from, to }: Span): Promise<EarnedSums> {
  const { rows } = await sql<EarnedSums>`select coalesce(sum(jobs), 0)::bigint as count,
      coalesce(sum(value), 0)::bigint as value, ${rate('actual_cost')} as margin, ${rate('planned_cost')} as quoted
    from job_sums where company_guid = app_company() and what = 'earned' and day between ${from}::date and ${to}::date`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('sums without a row');
  return found;
}

import type { FunnelStep, UsageItem } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import {
  countDays,
  countItems,
  countUserDays,
  eventsWhere,
  liveFrom,
  monday,
  type Scope,
  storedAndLive,
  storedDays,
  whose,
} from './usage-sql.ts';

export async function findThrough(db: Db, supplierGuid: string): Promise<string | null> {
  const row = await db
    .selectFrom('analyticsRollups')
    .select('through')
    .where('companyGuid', '=', supplierGuid)
    .executeTakeFirst();
  return row?.through ?? null;
}

interface DayRow {
  day: string;
  users: number;
  sessions: number;
  pageViews: number;
  clicks: number;
}

export async function listUsageDays(db: Db, scope: Scope): Promise<DayRow[]> {
  const days = storedAndLive(
    scope,
    sql`select day, users, sessions, page_views, clicks from analytics_day_totals where ${storedDays(scope)}`,
    (where) =>
      sql`select day, users, sessions, page_views, clicks from (${countDays(countUserDays(where))}) fresh`,
  );
  const { rows } = await sql<DayRow>`
    select day, sum(users)::int as users, sum(sessions)::int as sessions, sum(page_views)::int as page_views,
      sum(clicks)::int as clicks
    from (${days}) d group by day order by day`.execute(db);
  return rows;
}

/** Different people over the whole period: the sum of the days would count them again and again. */
export async function countUsers(db: Db, scope: Scope): Promise<number> {
  const start = liveFrom(scope);
  const fresh = start
    ? sql`or u.guid in (select e.user_guid from analytics_events e where ${eventsWhere(scope, start, scope.to)})`
    : sql``;
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from users u where u.${whose(scope)}
      and (exists (select 1 from analytics_user_days d where d.user_guid = u.guid
        and d.day between ${scope.from}::date and ${scope.to}::date) ${fresh})`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function listTopItems(
  db: Db,
  scope: Scope,
  kind: 'page' | 'click',
): Promise<{ rows: UsageItem[]; total: number }> {
  const items = storedAndLive(
    scope,
    sql`select name, page_path, count from analytics_day_items where ${storedDays(scope)} and kind = ${kind}`,
    (where) => sql`select name, page_path, count from (${countItems(where)}) fresh where kind = ${kind}`,
  );
  const { rows } = await sql<UsageItem & { total: number }>`
    select name, page_path, sum(count)::int as count, (sum(sum(count)) over ())::int as total
    from (${items}) i group by name, page_path
    order by 3 desc, name, page_path limit 100`.execute(db);
  return { rows: rows.map(({ total, ...item }) => item), total: rows[0]?.total ?? 0 };
}

/** Companies registered in the period, and how many of them ever reached each step. */
export async function countFunnel(db: Db, scope: Scope): Promise<Record<FunnelStep, number>> {
  const start = liveFrom({ ...scope, from: '0001-01-01' });
  const one = scope.companyGuid ? sql`and c.guid = ${scope.companyGuid}` : sql``;
  const fresh = start
    ? sql`or c.guid in (select e.company_guid from analytics_events e
        where ${eventsWhere(scope, start, scope.to)} and e.event_type = 'page_view' and e.page_path like '/quote-tools%')`
    : sql``;
  const having = (condition: RawBuilder<unknown>) => sql`(count(*) filter (where ${condition}))::int`;
  const { rows } = await sql<Record<FunnelStep, number>>`
    select count(*)::int as registered,
      ${having(sql`exists (select 1 from analytics_day_items i where i.company_guid = c.guid
        and i.kind = 'page' and i.name like '/quote-tools%') ${fresh}`)} as quote_tool,
      ${having(sql`exists (select 1 from quotes q where q.company_guid = c.guid and not q.imported)`)} as first_quote,
      ${having(sql`exists (select 1 from quote_revisions r join quotes q on q.guid = r.quote_guid
        where r.company_guid = c.guid and r.sent_at is not null and not q.imported)`)} as sent_quote
    from companies c
    where c.supplier_guid = ${scope.supplierGuid} ${one}
      and (c.created_at at time zone 'Europe/Rome')::date between ${scope.from}::date and ${scope.to}::date`.execute(
    db,
  );
  return rows[0] ?? { registered: 0, quoteTool: 0, firstQuote: 0, sentQuote: 0 };
}

interface RetentionRow {
  cohort: string;
  weeks: number;
  users: number;
}

/** Users by the Monday of their first week and by the weeks since; the first week is looked for since `since`. */
export async function listRetention(db: Db, scope: Scope, since: string): Promise<RetentionRow[]> {
  const weeks = storedAndLive(
    { ...scope, from: since },
    sql`select user_guid, week from analytics_user_weeks
      where ${whose(scope)} and first_day <= ${scope.to}::date and last_day >= ${since}::date`,
    (where) => sql`select user_guid, ${monday(sql`day`)} as week from (${countUserDays(where)}) fresh`,
  );
  const { rows } = await sql<RetentionRow>`
    with active as (select distinct user_guid, week from (${weeks}) w),
      firsts as (select user_guid, min(week) as cohort from active group by user_guid)
    select cohort, (week - cohort) / 7 as weeks, count(*)::int as users
    from active join firsts using (user_guid)
    where cohort between ${monday(sql`${scope.from}::date`)} and ${scope.to}::date
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

export async function setEnabled(db: Db, companyGuid: string, isEnabled: boolean): Promise<void> {
  await db
    .insertInto('analyticsSettings')
    .values({ companyGuid, isEnabled })
    .onConflict((conflict) => conflict.column('companyGuid').doUpdateSet({ isEnabled }))
    .execute();
}

import type { UsageItem } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import { dayItems, eventsWhere, liveFrom, type Scope, userDays } from './usage-sql.ts';

export async function findThrough(db: Db, supplierGuid: string): Promise<string | null> {
  const row = await db
    .selectFrom('analyticsRollups')
    .select('through')
    .where('companyGuid', '=', supplierGuid)
    .executeTakeFirst();
  return row?.through ?? null;
}

export interface DayRow {
  day: string;
  users: number;
  sessions: number;
  pageViews: number;
  clicks: number;
}

export async function listUsageDays(db: Db, scope: Scope): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    select day, count(*)::int as users, sum(sessions)::int as sessions, sum(page_views)::int as page_views,
      sum(clicks)::int as clicks
    from (${userDays(scope)}) d group by day order by day`.execute(db);
  return rows;
}

/** Different people over the whole period: the sum of the days would count them again and again. */
export async function countUsers(db: Db, scope: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select user_guid from (${userDays(scope)}) d group by user_guid) u`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function listTopItems(
  db: Db,
  scope: Scope,
  kind: 'page' | 'click',
): Promise<{ rows: UsageItem[]; total: number }> {
  const { rows } = await sql<UsageItem & { total: number }>`
    select name, page_path, sum(count)::int as count, (sum(sum(count)) over ())::int as total
    from (${dayItems(scope, kind)}) i group by name, page_path
    order by 3 desc, name, page_path limit 100`.execute(db);
  return { rows: rows.map(({ total, ...item }) => item), total: rows[0]?.total ?? 0 };
}

/** Companies registered in the period, and how many of them ever opened the quote tool. */
export async function countFunnel(db: Db, scope: Scope): Promise<{ registered: number; quoteTool: number }> {
  const start = liveFrom({ ...scope, from: '0001-01-01' });
  const one = scope.companyGuid ? sql`and c.guid = ${scope.companyGuid}` : sql``;
  const fresh = start
    ? sql`or c.guid in (select e.company_guid from analytics_events e
        where ${eventsWhere(scope, start, scope.to)} and e.event_type = 'page_view' and e.page_path like '/quote-tools%')`
    : sql``;
  const { rows } = await sql<{ registered: number; quoteTool: number }>`
    select count(*)::int as registered,
      (count(*) filter (where exists (select 1 from analytics_day_items i where i.company_guid = c.guid
        and i.kind = 'page' and i.name like '/quote-tools%') ${fresh}))::int as quote_tool
    from companies c
    where c.supplier_guid = ${scope.supplierGuid} ${one}
      and (c.created_at at time zone 'Europe/Rome')::date between ${scope.from}::date and ${scope.to}::date`.execute(
    db,
  );
  return rows[0] ?? { registered: 0, quoteTool: 0 };
}

export interface RetentionRow {
  cohort: string;
  weeks: number;
  users: number;
}

/** Users by the Monday of their first week and by the weeks since; the first week is looked for since `since`. */
export async function listRetention(db: Db, scope: Scope, since: string): Promise<RetentionRow[]> {
  const monday = (day: ReturnType<typeof sql>) => sql`(${day} - (extract(isodow from ${day})::int - 1))`;
  const { rows } = await sql<RetentionRow>`
    with active as (
      select distinct user_guid, ${monday(sql`day`)} as week from (${userDays({ ...scope, from: since })}) d
    ), firsts as (select user_guid, min(week) as cohort from active group by user_guid)
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

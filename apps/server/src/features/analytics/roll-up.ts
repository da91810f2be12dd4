import { USAGE_RETENTION_MONTHS } from '@truciolo/contract';
import { addDays, addMonths, dayInRome } from '@truciolo/italian';
import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { findThrough } from './usage-repository.ts';
import { countDays, countItems, countUserDays, eventsWhere, monday, whose } from './usage-sql.ts';

/** This run and the deletion of a company both change the supplier's sums: the lock serialises them. */
async function inTurn(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('usage roll-up'))`.execute(db);
}

/** The sums over all companies, under the supplier's own guid. */
async function sumForSupplier(db: Db, supplierGuid: string, from: string, to: string): Promise<void> {
  const days = sql`${whose({ supplierGuid, companyGuid: undefined })}
    and day between ${from}::date and ${to}::date`;
  await sql`insert into analytics_day_totals (company_guid, day, users, sessions, page_views, clicks)
    select ${supplierGuid}::uuid, day, sum(users)::int, sum(sessions)::int, sum(page_views)::int, sum(clicks)::int
    from analytics_day_totals where ${days} group by day`.execute(db);
  await sql`insert into analytics_day_items (company_guid, day, kind, name, page_path, count)
    select ${supplierGuid}::uuid, day, kind, name, page_path, sum(count)::int
    from analytics_day_items where ${days} group by day, kind, name, page_path`.execute(db);
}

/** Days per step: their events are sorted in memory, and a run that dies keeps its finished steps. */
const DAYS_AT_ONCE = 7;

/** Adds some days after those of the last run, and returns whether more are left up to yesterday. */
async function rollUp(db: Db, supplierGuid: string, yesterday: string, oldest: string): Promise<boolean> {
  const through = await findThrough(db, supplierGuid);
  const from = through === null || through < oldest ? oldest : addDays(through, 1);
  if (from > yesterday) return false;
  const last = addDays(from, DAYS_AT_ONCE - 1);
  const to = last < yesterday ? last : yesterday;
  const all = { supplierGuid, companyGuid: undefined };
  const where = eventsWhere(all, from, to);
  const fresh = sql`from analytics_user_days
    where ${whose(all)} and day between ${from}::date and ${to}::date`;
  await sql`insert into analytics_user_days (company_guid, user_guid, day, sessions, page_views, clicks)
    ${countUserDays(where)}`.execute(db);
  await sql`insert into analytics_day_totals (company_guid, day, users, sessions, page_views, clicks)
    ${countDays(sql`select * ${fresh}`)}`.execute(db);
  await sql`insert into analytics_user_weeks (company_guid, user_guid, week, first_day, last_day)
    select company_guid, user_guid, ${monday(sql`day`)}, min(day), max(day) ${fresh} group by 1, 2, 3
    on conflict (company_guid, user_guid, week) do update set last_day = excluded.last_day`.execute(db);
  await sql`insert into analytics_day_items (company_guid, day, kind, name, page_path, count)
    ${countItems(where)}`.execute(db);
  await sumForSupplier(db, supplierGuid, from, to);
  await db
    .insertInto('analyticsRollups')
    .values({ companyGuid: supplierGuid, through: to })
    .onConflict((conflict) => conflict.column('companyGuid').doUpdateSet({ through: to }))
    .execute();
  return to < yesterday;
}

/** Deletes data beyond its retention period: events, sessions, and the days of single users. */
async function dropOld(db: Db, oldest: string): Promise<void> {
  const before = sql`(${oldest}::date::timestamp at time zone 'Europe/Rome')`;
  await sql`delete from analytics_events where received_at < ${before}`.execute(db);
  await sql`delete from analytics_sessions where created_at < ${before}`.execute(db);
  await sql`delete from analytics_user_days where day < ${oldest}::date`.execute(db);
  await sql`delete from analytics_day_totals where day < ${oldest}::date`.execute(db);
  await sql`delete from analytics_user_weeks where last_day < ${oldest}::date`.execute(db);
  await sql`delete from analytics_day_items where day < ${oldest}::date`.execute(db);
}

const listSuppliers = (db: Db) =>
  db.selectFrom('companies').select('guid').where('kind', '=', 'supplier').orderBy('guid').execute();

/** The nightly task: every supplier's usage by day, and the deletion of old events. */
export async function rollUpUsage({ handles, clock }: Pick<Services, 'handles' | 'clock'>): Promise<void> {
  const today = dayInRome(clock());
  const oldest = addMonths(today, -USAGE_RETENTION_MONTHS);
  for (const { guid } of await handles.directory(listSuppliers)) {
    const step = async (db: Db) => {
      await inTurn(db);
      return rollUp(db, guid, addDays(today, -1), oldest);
    };
    while (await handles.supplier(guid, step));
    await handles.supplier(guid, (db) => dropOld(db, oldest));
  }
}

/** Subtracts a deleted company from its supplier's sums; its own rows are deleted with all the others. */
export async function forgetUsage(
  db: Db,
  { companyGuid, supplierGuid }: { companyGuid: string; supplierGuid: string },
): Promise<void> {
  await inTurn(db);
  await sql`update analytics_day_totals s set users = s.users - c.users, sessions = s.sessions - c.sessions,
      page_views = s.page_views - c.page_views, clicks = s.clicks - c.clicks
    from analytics_day_totals c
    where s.company_guid = ${supplierGuid} and c.company_guid = ${companyGuid} and s.day = c.day`.execute(db);
  await sql`update analytics_day_items s set count = s.count - c.count
    from analytics_day_items c
    where s.company_guid = ${supplierGuid} and c.company_guid = ${companyGuid} and s.day = c.day
      and s.kind = c.kind and s.page_path = c.page_path and s.name = c.name`.execute(db);
  await sql`delete from analytics_day_items where company_guid = ${supplierGuid} and count = 0`.execute(db);
}

import { USAGE_KEPT_MONTHS } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Services } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { addDays, addMonths, dayInRome } from '../../platform/rome-time.ts';
import { findThrough } from './usage-repository.ts';
import { countItems, countUserDays, eventsWhere } from './usage-sql.ts';

/** Adds the days since the last run, up to yesterday. A run that died half way left nothing behind. */
async function rollUp(db: Db, supplierGuid: string, yesterday: string, oldest: string): Promise<void> {
  const through = await findThrough(db, supplierGuid);
  const from = through === null ? oldest : addDays(through, 1);
  if (from > yesterday) return;
  const where = eventsWhere({ supplierGuid, companyGuid: undefined }, from, yesterday);
  await sql`insert into analytics_user_days (company_guid, user_guid, day, sessions, page_views, clicks)
    ${countUserDays(where)}`.execute(db);
  await sql`insert into analytics_day_items (company_guid, day, kind, name, page_path, count)
    ${countItems(where)}`.execute(db);
  await sql`insert into analytics_day_items (company_guid, day, kind, name, page_path, count)
    select ${supplierGuid}::uuid, day, kind, name, page_path, sum(count)::int from analytics_day_items
    where company_guid in (select guid from companies where supplier_guid = ${supplierGuid})
      and day between ${from}::date and ${yesterday}::date
    group by day, kind, name, page_path`.execute(db);
  await db
    .insertInto('analyticsRollups')
    .values({ companyGuid: supplierGuid, through: yesterday })
    .onConflict((conflict) => conflict.column('companyGuid').doUpdateSet({ through: yesterday }))
    .execute();
}

/** What is older than it may be: events, sessions, and the days of single people. */
async function dropOld(db: Db, oldest: string): Promise<void> {
  const before = sql`(${oldest}::date::timestamp at time zone 'Europe/Rome')`;
  await sql`delete from analytics_events where received_at < ${before}`.execute(db);
  await sql`delete from analytics_sessions where created_at < ${before}`.execute(db);
  await sql`delete from analytics_user_days where day < ${oldest}::date`.execute(db);
  await sql`delete from analytics_day_items where day < ${oldest}::date`.execute(db);
}

const listSuppliers = (db: Db) =>
  db.selectFrom('companies').select('guid').where('kind', '=', 'supplier').orderBy('guid').execute();

/** The nightly job: every supplier's usage by day, and the end of what is too old. */
export async function rollUpUsage({ handles, clock }: Services): Promise<void> {
  const today = dayInRome(clock());
  const oldest = addMonths(today, -USAGE_KEPT_MONTHS);
  for (const { guid } of await handles.directory(listSuppliers)) {
    await handles.supplier(guid, async (db) => {
      await rollUp(db, guid, addDays(today, -1), oldest);
      await dropOld(db, oldest);
    });
  }
}

import type { SampleCounts } from '@truciolo/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';
import type { SampleRowsTable } from '../../platform/database/quote-tables.ts';
import { registryTableOf } from '../registries/index.ts';

type SampleEntity = SampleRowsTable['entity'];

const tableOf = (entity: SampleEntity): string =>
  entity === 'quote' ? 'quotes' : registryTableOf(entity).table;

export async function noteSamples(
  db: Db,
  entity: SampleEntity,
  guids: readonly string[],
  { companyGuid, now }: { readonly companyGuid: string; readonly now: Date },
): Promise<void> {
  const rows = guids.map((entityGuid) => ({ entityGuid, companyGuid, entity, createdAt: now }));
  await db.insertInto('sampleRows').values(rows).execute();
}

export async function countSamples(db: Db): Promise<SampleCounts> {
  const { rows } = await sql<SampleCounts>`
    select count(*) filter (where entity = 'customer')::int as customers,
      count(*) filter (where entity = 'machine')::int as machines,
      count(*) filter (where entity = 'work')::int as works,
      count(*) filter (where entity = 'quote')::int as quotes
    from sample_rows`.execute(db);
  return rows[0] ?? { customers: 0, machines: 0, works: 0, quotes: 0 };
}

const notSample = sql`not exists (select 1 from sample_rows s where s.entity_guid = guid)`;

/** Rows of the company's own: a machine with a confirmed rate, a customer, a quote; archived ones included. */
export async function findOwn(db: Db) {
  const any = (from: RawBuilder<unknown>) => sql`exists (select 1 from ${from} and ${notSample})`;
  const { rows } = await sql<{ machine: boolean; customer: boolean; quote: boolean }>`
    select ${any(sql`machines where rate_confirmed`)} as machine, ${any(sql`customers where true`)} as customer,
      ${any(sql`quotes where true`)} as quote`.execute(db);
  return rows[0] ?? { machine: false, customer: false, quote: false };
}

/**
 * Samples that no user has touched: every action of a user leaves a history entry with a name, background tasks leave
 * it without.
 */
const untouched = sql`not exists (select 1 from audit a
  where a.entity_guid = s.entity_guid and a.entity = s.entity and a.actor_guid is not null)`;

async function samplesWhere(db: Db, entity: SampleEntity, condition: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`select s.entity_guid as guid from sample_rows s
    where s.entity = ${entity} and ${untouched} and ${condition}`.execute(db);
  return rows.map(({ guid }) => guid);
}

async function deleteRows(db: Db, entity: SampleEntity, guids: readonly string[]): Promise<void> {
  await sql`delete from ${sql.table(tableOf(entity))} where guid = any(${[...guids]}::uuid[])`.execute(db);
}

/** Returns the number of deleted rows. */
export async function deleteQuoteSamples(db: Db): Promise<number> {
  const guids = await samplesWhere(db, 'quote', sql`true`);
  for (const table of ['quote_lines', 'quote_reminders', 'quote_revisions']) {
    await sql`delete from ${sql.table(table)} where quote_guid = any(${[...guids]}::uuid[])`.execute(db);
  }
  await deleteRows(db, 'quote', guids);
  return guids.length;
}

/**
 * Not referenced by a remaining quote, a cycle template, a saved set of cutting data, a remaining process, or a job.
 */
const unused = sql`not exists (select 1 from quote_revisions r
    where r.document::text like '%' || s.entity_guid || '%')
  and not exists (select 1 from quote_templates t where t.position::text like '%' || s.entity_guid || '%')
  and not exists (select 1 from cutting_sets c where c.machine_guid = s.entity_guid)
  and not exists (select 1 from works w where w.machine_guid = s.entity_guid)
  and not exists (select 1 from job_phases p where p.machine_guid = s.entity_guid)`;

/** Runs after the quotes; processes go before their machines. Returns the number of deleted rows. */
export async function deleteRegistrySamples(db: Db, entity: Exclude<SampleEntity, 'quote'>): Promise<number> {
  const guids = await samplesWhere(db, entity, unused);
  await deleteRows(db, entity, guids);
  return guids.length;
}

/** Remaining rows belong to the company from now on. */
export async function forgetSamples(db: Db): Promise<void> {
  await db.deleteFrom('sampleRows').execute();
}

import type { Money } from '@truciolo/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

/** How many rows of a table of hit rates are worth reading. */
const MOST = 20;

interface Sums {
  readonly openCount: number;
  readonly openValue: Money;
  readonly wonCount: number;
  readonly wonValue: Money;
  readonly lostCount: number;
  readonly lostValue: Money;
  readonly answerHours: number | null;
}

interface HitRate {
  readonly key: string;
  readonly label: string;
  readonly sent: number;
  readonly won: number;
  readonly lost: number;
  readonly value: number;
}

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`company_guid = app_company()`, ...conditions], sql` and `);

/** Sums as floats: beyond 2^53 of 1/10,000 € cents do not matter. */
export async function sumQuotes(db: Db, conditions: readonly RawBuilder<unknown>[]): Promise<Sums> {
  const value = (states: string) =>
    sql`coalesce(sum(taxable) filter (where state in (${sql.raw(states)})), 0)::float8`;
  const count = (states: string) => sql`count(*) filter (where state in (${sql.raw(states)}))`;
  const { rows } = await sql<Sums>`select
    ${count("'sent'")} as "openCount", ${value("'sent'")} as "openValue",
    ${count("'accepted'")} as "wonCount", ${value("'accepted'")} as "wonValue",
    ${count("'refused', 'expired'")} as "lostCount", ${value("'refused', 'expired'")} as "lostValue",
    (extract(epoch from avg(sent_at - created_at) filter (where not imported)) / 3600)::float8 as "answerHours"
    from quotes where ${all(conditions)}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('sums without a row');
  return sums;
}

export async function hitsByCustomer(db: Db, conditions: readonly RawBuilder<unknown>[]): Promise<HitRate[]> {
  const { rows } = await sql<HitRate>`select customer_key as key, max(customer_name) as label,
      count(*) as sent, count(*) filter (where state = 'accepted') as won,
      count(*) filter (where state in ('refused', 'expired')) as lost,
      coalesce(sum(taxable), 0)::float8 as value
    from quotes where ${all(conditions)} and state <> 'draft' and customer_key <> ''
    group by customer_key order by sent desc, customer_key limit ${MOST}`.execute(db);
  return rows;
}

/** Positions at the quantity that counts, grouped by the `key` and `label` of a line. */
async function hitsByLine(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  key: RawBuilder<unknown>,
  label: RawBuilder<unknown>,
): Promise<HitRate[]> {
  const { rows } = await sql<HitRate>`select ${key} as key, max(${label}) as label,
      count(*) as sent, count(*) filter (where wanted.state = 'accepted') as won,
      count(*) filter (where wanted.state in ('refused', 'expired')) as lost,
      coalesce(sum(line.total), 0)::float8 as value
    from (select guid, state from quotes where ${all(conditions)} and state <> 'draft') as wanted
    join quote_lines as line on line.quote_guid = wanted.guid and line.company_guid = app_company() and line.chosen
    where ${key} <> '' group by 1 order by sent desc, 1 limit ${MOST}`.execute(db);
  return rows;
}

export const hitsByMaterial = (db: Db, conditions: readonly RawBuilder<unknown>[]) =>
  hitsByLine(db, conditions, sql`line.material_key`, sql`line.material`);

const band = sql`case when line.quantity < 10 then '1' when line.quantity < 50 then '10'
  when line.quantity < 200 then '50' when line.quantity < 1000 then '200' else '1000' end`;
const bandName = sql`case when line.quantity < 10 then '1-9 pezzi' when line.quantity < 50 then '10-49 pezzi'
  when line.quantity < 200 then '50-199 pezzi' when line.quantity < 1000 then '200-999 pezzi'
  else 'da 1.000 pezzi' end`;

export async function hitsByQuantity(db: Db, conditions: readonly RawBuilder<unknown>[]): Promise<HitRate[]> {
  const hits = await hitsByLine(db, conditions, band, bandName);
  return hits.sort((a, b) => Number(a.key) - Number(b.key));
}

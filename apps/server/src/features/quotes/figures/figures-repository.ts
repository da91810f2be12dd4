import { type Money, ZERO } from '@truciolo/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { toldOf } from '../list/list-filters.ts';

type Conditions = readonly RawBuilder<unknown>[];

export interface Counted {
  readonly count: number;
  readonly value: Money;
}

export interface Tally {
  readonly key: string;
  readonly label: string;
  readonly sent: Counted;
  readonly won: Counted;
  readonly lost: Counted;
}

const all = (conditions: Conditions) =>
  sql.join([sql`company_guid = app_company()`, ...conditions], sql` and `);

/** How many, and their sum; the same sums as the statistics of the list. */
export async function countQuotes(db: Db, conditions: Conditions): Promise<Counted> {
  const { rows } = await sql<Counted>`select count(*) as count, coalesce(sum(taxable), 0)::float8 as value
    from quotes where ${all(conditions)}`.execute(db);
  return rows[0] ?? { count: 0, value: ZERO };
}

const of = (states: string) => sql`jsonb_build_object(
  'count', count(*) filter (where state in (${sql.raw(states)})),
  'value', coalesce(sum(taxable) filter (where state in (${sql.raw(states)})), 0))`;

const keys = {
  month: { key: sql`to_char(date, 'YYYY-MM')`, label: sql`to_char(date, 'YYYY-MM')` },
  owner: { key: sql`owner_guid::text`, label: sql`owner_guid::text` },
  customer: { key: sql`customer_key`, label: sql`customer_name` },
} as const;

const wonValue = sql`sum(taxable) filter (where state = 'accepted') desc nulls last`;
const lostValue = sql`sum(taxable) filter (where state in ('refused', 'expired')) desc nulls last`;
const orders = {
  key: { order: sql`1`, having: sql`true` },
  sent: { order: sql`sum(taxable) desc nulls last, 1`, having: sql`true` },
  won: { order: sql`${wonValue}, 1`, having: sql`count(*) filter (where state = 'accepted') > 0` },
  lost: {
    order: sql`${lostValue}, 1`,
    having: sql`count(*) filter (where state in ('refused', 'expired')) > 0`,
  },
} as const;

interface Wish {
  readonly by: keyof typeof keys;
  readonly order: keyof typeof orders;
  readonly limit: number;
}

/** What was sent, by month, owner or customer. A quote without a customer's name belongs to none. */
export async function tallyQuotes(db: Db, conditions: Conditions, wish: Wish): Promise<Tally[]> {
  const { key, label } = keys[wish.by];
  const { order, having } = orders[wish.order];
  const { rows } = await sql<Tally>`select ${key} as key, max(${label}) as label,
      ${of("'sent', 'accepted', 'refused', 'expired'")} as sent, ${of("'accepted'")} as won,
      ${of("'refused', 'expired'")} as lost
    from quotes where ${all(conditions)} and state <> 'draft' and ${key} <> ''
    group by 1 having ${having} order by ${order} limit ${wish.limit}`.execute(db);
  return rows;
}

/** Mean net margin weighted with the value, 1/10,000 of a percent, over what was sent with a price. */
export async function quotedMargin(db: Db, conditions: Conditions): Promise<number | null> {
  const { rows } = await sql<{ margin: number | null }>`
    select round(sum(net_margin::numeric * taxable) / nullif(sum(taxable), 0))::bigint as margin
    from quotes where ${all(conditions)} and state <> 'draft' and net_margin is not null and taxable > 0`.execute(
    db,
  );
  return rows[0]?.margin ?? null;
}

/** How much dearer we were than a known competing price, %. */
const distance = sql`avg((taxable - (outcome ->> 'competitorPrice')::numeric) * 100
  / nullif((outcome ->> 'competitorPrice')::numeric, 0))::float8`;

export interface Told extends Counted {
  readonly key: string;
  readonly label: string;
  readonly distance: number | null;
}

/** Refused quotes by what was told of them; the text is empty where nothing was. */
export async function tallyTold(
  db: Db,
  conditions: Conditions,
  field: 'reason' | 'competitor',
  limit: number,
): Promise<Told[]> {
  const { rows } = await sql<Told>`select ${toldOf(field)} as key,
      max(btrim(coalesce(outcome ->> ${sql.lit(field)}, ''))) as label,
      count(*) as count, coalesce(sum(taxable), 0)::float8 as value, ${distance} as distance
    from quotes where ${all(conditions)} and state = 'refused'
    group by 1 order by count desc, 1 limit ${limit}`.execute(db);
  return rows;
}

export async function meanDistance(db: Db, conditions: Conditions): Promise<number | null> {
  const { rows } = await sql<{ mean: number | null }>`select ${distance} as mean
    from quotes where ${all(conditions)}`.execute(db);
  return rows[0]?.mean ?? null;
}

/** Who has quotes in the lists, by name. */
export async function listOwners(db: Db): Promise<{ guid: string; name: string }[]> {
  const { rows } = await sql<{ guid: string; name: string }>`
    select guid, first_name || ' ' || last_name as name from users
    where exists (select 1 from quotes where owner_guid = users.guid and archived_at is null)
    order by 2, 1`.execute(db);
  return rows;
}

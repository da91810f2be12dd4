import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { inSlice, type Slice } from './slice.ts';
import { type Counted, meanDistance, type Outcomes, outcomes } from './sums-repository.ts';

type Days = Omit<Slice, 'what'>;

export interface Tally extends Outcomes {
  readonly key: string;
  readonly label: string;
}

const groups = {
  month: { key: sql`to_char(day, 'YYYY-MM')`, order: sql`1` },
  owner: { key: sql`owner_guid::text`, order: sql`sum(value) desc, 1` },
} as const;

/** Sent quotes by month in their order, or by owner with the highest value first. */
export async function tallySums(
  db: Db,
  slice: Days,
  by: keyof typeof groups,
  limit: number,
): Promise<Tally[]> {
  const { key, order } = groups[by];
  const { rows } = await sql<Tally>`select ${key} as key, ${key} as label, ${outcomes}
    from quote_sums where ${inSlice({ ...slice, what: 'date' })} and state <> 'draft'
    group by 1 having sum(quotes) > 0 order by ${order} limit ${limit}`.execute(db);
  return rows;
}

interface CustomerTally extends Tally {
  readonly best: number;
  readonly worst: number;
}

/**
 * Customers with the highest value won, and with the highest value lost. Quotes without a customer name are left out.
 */
export async function tallyCustomers(
  db: Db,
  slice: Days,
  limit: number,
): Promise<{ readonly best: Tally[]; readonly worst: Tally[] }> {
  const place = (side: 'won' | 'lost') =>
    sql`row_number() over (order by (${sql.ref(side)} -> 'count')::bigint > 0 desc,
      (${sql.ref(side)} -> 'value')::numeric desc, key)`;
  const { rows } = await sql<CustomerTally>`select * from (
      select *, ${place('won')} as best, ${place('lost')} as worst from (
        select key, max(label) filter (where quotes > 0) as label, ${outcomes}
        from quote_sums where ${inSlice({ ...slice, what: 'customer' })} group by key having sum(quotes) > 0
      ) as tallies
    ) as placed where best <= ${limit} or worst <= ${limit}`.execute(db);
  const first = (rank: 'best' | 'worst', side: 'won' | 'lost') =>
    rows
      .filter((row) => row[rank] <= limit && row[side].count > 0)
      .toSorted((a, b) => a[rank] - b[rank])
      .map(({ best: _best, worst: _worst, ...tally }) => tally);
  return { best: first('best', 'won'), worst: first('worst', 'lost') };
}

export interface Told extends Counted {
  readonly key: string;
  readonly label: string;
  readonly distance: number | null;
}

/** Refused quotes by stated reason, most frequent first; the text is empty where none was given. */
export async function countRefusalReasons(
  db: Db,
  slice: Days,
  limit: number,
): Promise<{ readonly reason: Told[]; readonly competitor: Told[] }> {
  const told = (
    what: 'reason' | 'competitor',
  ) => sql`(select what, key, max(label) filter (where quotes > 0) as label,
      sum(quotes)::bigint as count, sum(value)::float8 as value, ${meanDistance} as distance
    from quote_sums where ${inSlice({ ...slice, what })}
    group by what, key having sum(quotes) > 0 order by count desc, key limit ${limit})`;
  const { rows } = await sql<Told & { what: 'reason' | 'competitor' }>`select * from (
      ${told('reason')} union all ${told('competitor')}) as told order by count desc, key`.execute(db);
  const about = (wanted: 'reason' | 'competitor') => rows.filter(({ what }) => what === wanted);
  return { reason: about('reason'), competitor: about('competitor') };
}

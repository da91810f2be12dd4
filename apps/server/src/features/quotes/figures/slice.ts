import type { QuoteState } from '@truciolo/contract';
import { addDays, addMonths } from '@truciolo/italian';
import { type RawBuilder, sql } from 'kysely';

type Condition = RawBuilder<unknown>;

/** Days, both included; without an end it is open there. */
interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** A slice of the maintained sums; `quote_facts` defines the meaning of each `what`. */
export interface Slice extends Days {
  readonly what: 'date' | 'customer' | 'reason' | 'competitor' | 'known' | 'follow' | 'end';
  readonly owner?: string | undefined;
  readonly states?: readonly QuoteState[];
}

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

const between = (grain: 'day' | 'month', { from, to }: Days): Condition => {
  const ends = [
    ...(from === undefined ? [] : [sql`day >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`day <= ${to}::date`]),
  ];
  return sql`(${sql.join([sql`grain = ${sql.lit(grain)}`, ...ends], sql` and `)})`;
};

/** Whole months are read as one, the days before and after them one by one. */
function inDays({ from, to }: Days): Condition {
  const first = from === undefined || from === monthOf(from) ? from : addMonths(monthOf(from), 1);
  // The month of the day after the last one is the first that is not whole.
  const end = to === undefined ? undefined : monthOf(addDays(to, 1));
  if (first !== undefined && end !== undefined && first >= end)
    return between('day', { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
  const parts = [
    between('month', {
      ...(first === undefined ? {} : { from: first }),
      ...(end === undefined ? {} : { to: addDays(end, -1) }),
    }),
  ];
  if (from !== undefined && first !== undefined && from < first)
    parts.push(between('day', { from, to: addDays(first, -1) }));
  if (to !== undefined && end !== undefined && end <= to) parts.push(between('day', { from: end, to }));
  return sql`(${sql.join(parts, sql` or `)})`;
}

/** The rows of `quote_sums` whose sum a slice is. */
export const inSlice = ({ what, owner, states, ...days }: Slice): Condition =>
  sql.join(
    [
      sql`company_guid = app_company() and what = ${sql.lit(what)}`,
      inDays(days),
      ...(owner === undefined ? [] : [sql`owner_guid = ${owner}::uuid`]),
      ...(states === undefined ? [] : [sql`state = any(${[...states]}::text[])`]),
    ],
    sql` and `,
  );

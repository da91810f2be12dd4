import type { Money } from '@truciolo/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { inSlice, type Slice } from './slice.ts';

export interface Counted {
  readonly count: number;
  readonly value: Money;
}

/** Mean distance above a known competing price in %. */
export const meanDistance = sql`(sum(distance) / nullif(sum(distances), 0))::float8`;

/** Answers several queries in one statement, in their order: most of the time is the round trip. */
const askTogether = async <Row>(
  db: Db,
  slices: readonly Slice[],
  asked: RawBuilder<unknown>,
): Promise<Row[]> => {
  const questions = slices.map(
    (slice, place) =>
      sql`select ${sql.lit(place)} as place, ${asked} from quote_sums where ${inSlice(slice)}`,
  );
  const { rows } = await sql<Row>`${sql.join(questions, sql` union all `)} order by 1`.execute(db);
  return rows;
};

interface CountedLosses extends Counted {
  readonly distance: number | null;
}

/** Count, taxable sum, and the mean distance from known competing prices. */
export const countSums = (db: Db, slices: readonly Slice[]): Promise<CountedLosses[]> =>
  askTogether(
    db,
    slices,
    sql`coalesce(sum(quotes), 0)::bigint as count, coalesce(sum(value), 0)::float8 as value, ${meanDistance} as distance`,
  );

const of = (states: string) => sql`jsonb_build_object(
  'count', coalesce(sum(quotes) filter (where state in (${sql.raw(states)})), 0),
  'value', coalesce(sum(value) filter (where state in (${sql.raw(states)})), 0))`;

/** Sent quotes, all and by outcome. */
export const outcomes = sql`${of("'sent', 'accepted', 'refused', 'expired'")} as sent, ${of("'accepted'")} as won,
  ${of("'refused', 'expired'")} as lost`;

export interface Outcomes {
  readonly sent: Counted;
  readonly won: Counted;
  readonly lost: Counted;
}

interface PeriodSums extends Outcomes {
  /** Mean hours from creation to sending. */
  readonly answerHours: number | null;
  /** Mean net margin weighted by value, 1/10,000 of a percent, over sent quotes with a price. */
  readonly margin: number | null;
}

export const sumPeriods = (db: Db, slices: readonly Slice[]): Promise<PeriodSums[]> =>
  askTogether(
    db,
    slices,
    sql`${outcomes}, (sum(answer_hours) / nullif(sum(answers), 0))::float8 as "answerHours",
      round(sum(margin) / nullif(sum(margin_value), 0))::bigint as margin`,
  );

import type { SeriesKind } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';

const selectSeries = (db: Db, year: number) =>
  db
    .selectFrom('numberSeries')
    .leftJoin('seriesCounters', (join) =>
      join.onRef('seriesCounters.seriesGuid', '=', 'numberSeries.guid').on('seriesCounters.year', '=', year),
    )
    .select([
      'numberSeries.guid',
      'numberSeries.kind',
      'numberSeries.name',
      'numberSeries.format',
      'numberSeries.active',
      'seriesCounters.last',
    ]);

/** All series with the last number of a year. */
export const listSeries = (db: Db, year: number) =>
  selectSeries(db, year).orderBy('numberSeries.kind').orderBy('numberSeries.createdAt').execute();
export type SeriesRow = Awaited<ReturnType<typeof listSeries>>[number];

export const findSeries = (db: Db, guid: string, year: number) =>
  selectSeries(db, year).where('numberSeries.guid', '=', guid).executeTakeFirst();

/** Writes the number into the list of those in use and locks it; false where it is there already. */
export async function registerNumber(
  db: Db,
  row: NumberKey & {
    readonly companyGuid: string;
    readonly seriesGuid: string | null;
    readonly serial: number | null;
  },
): Promise<boolean> {
  for (;;) {
    const made = await db
      .insertInto('fiscalNumbers')
      .values(row)
      .onConflict((conflict) => conflict.columns(['companyGuid', 'kind', 'year', 'number']).doNothing())
      .returning('number')
      .executeTakeFirst();
    if (made) return true;
    // A concurrent call may give the number back between the two statements.
    if (await lockNumber(db, row)) return false;
  }
}

interface NumberKey {
  readonly kind: Exclude<SeriesKind, 'ddt'>;
  readonly year: number;
  readonly number: string;
}

export const lockNumber = (db: Db, { kind, year, number }: NumberKey) =>
  db
    .selectFrom('fiscalNumbers')
    .select(['seriesGuid', 'serial'])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst();

export const deleteNumber = (db: Db, { kind, year, number }: NumberKey) =>
  db
    .deleteFrom('fiscalNumbers')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('number', '=', number)
    .execute();

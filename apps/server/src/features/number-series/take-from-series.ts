import type { SeriesKind } from '@truciolo/contract';
import { printNumber } from '@truciolo/italian';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { findSeries } from './repository.ts';

interface Asked {
  readonly companyGuid: string;
  readonly kind: SeriesKind;
  readonly seriesGuid: string;
  /** `YYYY-MM-DD`: the number belongs to the year of the document. */
  readonly date: string;
}

/** The next number of a series: concurrent callers wait, and it is released when the transaction fails. */
export async function takeFromSeries(db: Db, { companyGuid, kind, seriesGuid, date }: Asked) {
  const year = Number(date.slice(0, 4));
  const series = await findSeries(db, seriesGuid, year);
  if (series?.kind !== kind) throw new AppError('NOT_FOUND', { message: 'Questo sezionale non c’è più.' });
  if (!series.active)
    throw new AppError('NOT_FOUND', { message: `Il sezionale «${series.name}» non è più in uso.` });
  const { last: serial } = await db
    .insertInto('seriesCounters')
    .values({ companyGuid, seriesGuid, year, last: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['seriesGuid', 'year'])
        .doUpdateSet((eb) => ({ last: eb('seriesCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return { number: printNumber(series.format, year, serial), year, serial };
}

import type { SeriesKind } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { registerNumber } from './repository.ts';
import { takeFromSeries } from './take-from-series.ts';

interface Wanted {
  readonly companyGuid: string;
  readonly kind: Exclude<SeriesKind, 'ddt'>;
  /** A typed number, or a series. */
  readonly document: { readonly number: string; readonly series: string | null; readonly date: string };
}

/** Number of a document. `isNew` is false where a typed number is in use already: the caller says whether by the same document. */
export async function claimNumber(db: Db, { companyGuid, kind, document }: Wanted) {
  const { date, series: seriesGuid } = document;
  const year = Number(date.slice(0, 4));
  if (seriesGuid === null) {
    const typed = { companyGuid, kind, year, number: document.number, seriesGuid: null, serial: null };
    return { number: document.number, date, isNew: await registerNumber(db, typed) };
  }
  for (;;) {
    const { number, serial } = await takeFromSeries(db, { companyGuid, kind, seriesGuid, date });
    // A number that somebody typed is one of the series already: the next one leaves no gap.
    if (await registerNumber(db, { companyGuid, kind, year, number, seriesGuid, serial }))
      return { number, date, isNew: true };
  }
}

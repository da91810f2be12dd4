import type { SeriesKind } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { deleteNumber, lockNumber } from './repository.ts';

interface Released {
  readonly kind: Exclude<SeriesKind, 'ddt'>;
  readonly number: string;
  readonly date: string;
  /** Whether other rows still have the number; asked while the number is locked. */
  readonly isUsed: () => Promise<boolean>;
}

/** Frees a number that no document has any more. Of a series only the last one is given back: others leave a gap. */
export async function releaseNumber(db: Db, { kind, number, date, isUsed }: Released): Promise<void> {
  const key = { kind, number, year: Number(date.slice(0, 4)) };
  const taken = await lockNumber(db, key);
  if (!taken || (await isUsed())) return;
  await deleteNumber(db, key);
  if (taken.seriesGuid === null || taken.serial === null) return;
  const given = await db
    .updateTable('seriesCounters')
    .set({ last: taken.serial - 1 })
    .where('seriesGuid', '=', taken.seriesGuid)
    .where('year', '=', key.year)
    .where('last', '=', taken.serial)
    .returning('last')
    .executeTakeFirst();
  if (given) return;
  const message = `Il numero ${number} non è l’ultimo del suo sezionale: toglierlo lascerebbe un buco nella numerazione. Per annullare il documento serve una nota di credito.`;
  throw new AppError('DDT_SETTLED', { message });
}

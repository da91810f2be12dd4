import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import type { DdtRow } from './repository.ts';

/** The invoice of a note whose pieces came back is named on a credit note: it stays. */
export async function refuseReturned(db: Db, ddts: readonly DdtRow[]): Promise<void> {
  const found = await db
    .selectFrom('ddtReturns')
    .select('ddtGuid')
    .where(
      'ddtGuid',
      'in',
      ddts.map(({ guid }) => guid),
    )
    .limit(1)
    .executeTakeFirst();
  const ddt = ddts.find(({ guid }) => guid === found?.ddtGuid);
  if (ddt)
    throw new AppError('DDT_SETTLED', {
      message: `Il DDT ${ddt.number} ha dei resi: la sua fattura resta com’è.`,
    });
}

/** A note that was annulled is on no invoice. */
export function refuseAnnulled(ddts: readonly DdtRow[]): void {
  const annulled = ddts.find(({ annulledAt }) => annulledAt !== null);
  if (annulled)
    throw new AppError('DDT_SETTLED', { message: `Il DDT ${annulled.number} è annullato: non si fattura.` });
}

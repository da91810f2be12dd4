import type { OfferChoice } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';

/**
 * Orders follow the accepted offer: a position that is being made cannot leave it. Its jobs are cancelled first, which
 * asks for a reason and counts what was spent.
 * @param taken the positions that the corrected answer accepts; none = it refuses the offer
 */
export async function guardOrdered(
  db: Db,
  quoteGuid: string,
  taken: readonly Pick<OfferChoice, 'position'>[],
): Promise<void> {
  const jobs = await db
    .selectFrom('jobs')
    .select(['number', 'positionId'])
    .where('quoteGuid', '=', quoteGuid)
    .where('orderGuid', 'is not', null)
    .where('state', '<>', 'cancelled')
    .orderBy('number')
    .execute();
  const left = jobs.filter(({ positionId }) => !taken.some(({ position }) => position === positionId));
  if (left.length === 0) return;
  const numbers = left.map(({ number }) => number).join(', ');
  const message = `Dall’offerta accettata sono nate le commesse ${numbers}: annullale prima di correggere l’esito.`;
  throw new AppError('QUOTE_STATE', { message });
}

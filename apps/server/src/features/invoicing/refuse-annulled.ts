import { AppError } from '../../platform/app-error.ts';
import type { DdtRow } from './repository.ts';

/** A note that was annulled is on no invoice. */
export function refuseAnnulled(ddts: readonly DdtRow[]): void {
  const annulled = ddts.find(({ annulledAt }) => annulledAt !== null);
  if (annulled)
    throw new AppError('DDT_SETTLED', { message: `Il DDT ${annulled.number} è annullato: non si fattura.` });
}

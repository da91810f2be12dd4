import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';

/** A quote's document is costs and margins through and through: who may not see those cannot open it. */
export function guardCosts({ hideCosts }: Pick<Actor, 'hideCosts'>): void {
  if (!hideCosts) return;
  throw new AppError('FORBIDDEN', { message: 'Costi e margini sono nascosti per il tuo utente.' });
}

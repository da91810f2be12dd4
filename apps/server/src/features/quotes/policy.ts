import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';

/** Who looks at a list. */
export type Viewer = Pick<Actor, 'hideCosts' | 'role'>;

/** The shop floor sees jobs, not prices. */
export const seesPrices = ({ role }: Viewer): boolean => role !== 'reparto';

/** A quote's document is costs and margins through and through: who may not see those gets the plain one instead. */
export function guardCosts({ hideCosts }: Pick<Actor, 'hideCosts'>): void {
  if (!hideCosts) return;
  throw new AppError('FORBIDDEN', { message: 'Costi e margini sono nascosti per il tuo utente.' });
}

/** Only who can look at a proposed value can say that it is right. */
export const mayConfirm = ({ hideCosts }: Pick<Actor, 'hideCosts'>, confirmed: boolean): boolean =>
  confirmed && !hideCosts;

export function guardPrices(viewer: Viewer): void {
  if (!seesPrices(viewer)) throw new AppError('FORBIDDEN', { message: 'Il tuo ruolo non vede i prezzi.' });
}

import { hiddenAmounts, isWrite, mayCall, noSeatMessage, type RouteSpec } from '@truciolo/contract';
import { writeDate } from '@truciolo/italian';
import { AppError } from '../app-error.ts';
import type { Actor } from '../context.ts';

/** Expired writes are refused with the sentence of the specification; reads stay open. */
export function guardLicence(spec: RouteSpec, actor: Actor, now: Date): void {
  if (!isWrite(spec.method) || spec.licence === 'open') return;
  const expiry = actor.licenseExpiration;
  if (expiry === null || expiry > now) return;
  // Without a seat the expiry lies at the beginning of time: no date worth telling.
  const isDate = expiry.getTime() > 0;
  throw new AppError('LICENSE_EXPIRED', {
    licenseExpiration: expiry.toISOString(),
    message: isDate
      ? `Licenza scaduta il ${writeDate(expiry)}. Contatta il supporto o il tuo fornitore.`
      : noSeatMessage(actor.seatManagers),
  });
}

const HIDDEN = {
  costs: 'Costi e margini sono nascosti per il tuo utente.',
  prices: 'Il tuo ruolo non vede i prezzi.',
} as const;

/** For calls where the input decides whether they are about costs; the others declare it (`costs: 'needed'`). */
export function refuseWithoutCosts(actor: Pick<Actor, 'hideCosts'>): void {
  if (actor.hideCosts) throw new AppError('FORBIDDEN', { message: HIDDEN.costs });
}

export function guardCall(spec: RouteSpec, actor: Actor): void {
  if (actor.secondFactorDue && !spec.beforeSecondFactor) throw new AppError('SECOND_FACTOR_DUE');
  const hidden = hiddenAmounts(actor, spec);
  if (hidden) throw new AppError('FORBIDDEN', { message: HIDDEN[hidden] });
  if (!mayCall(actor, spec)) throw new AppError('FORBIDDEN');
}

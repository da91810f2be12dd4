import { capabilities, hasCapability, type SheetKind } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';
import { refuseWithoutCosts } from '../../platform/http/guards.ts';

/** Past quotes are written by who writes quotes; registries by everybody of the office. */
export function guardSheet(actor: Actor, kind: SheetKind): void {
  if (kind !== 'quotes') return;
  refuseWithoutCosts(actor);
  if (!hasCapability(actor.capabilities, [capabilities.insertion])) throw new AppError('FORBIDDEN');
}

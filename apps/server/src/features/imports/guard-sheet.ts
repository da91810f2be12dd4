import { capabilities, hasCapability, type SheetKind } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';
import { guardCosts } from '../quotes/index.ts';

/** Past quotes are written by who writes quotes; registries by everybody of the office. */
export function guardSheet(actor: Actor, kind: SheetKind): void {
  if (kind !== 'quotes') return;
  guardCosts(actor);
  if (!hasCapability(actor.capabilities, [capabilities.insertion])) throw new AppError('FORBIDDEN');
}

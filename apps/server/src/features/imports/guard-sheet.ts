import { capabilities, type SheetKind } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';
import { hasCapability } from '../../platform/http/guards.ts';
import { guardCosts } from '../quotes/index.ts';

/** Past quotes are written by who writes quotes; registries by everybody with a session. */
export function guardSheet(actor: Actor, kind: SheetKind): void {
  if (kind !== 'quotes') return;
  guardCosts(actor);
  if (!hasCapability(actor, [capabilities.insertion])) throw new AppError('FORBIDDEN');
}

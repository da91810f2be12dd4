import { capabilities, hasCapability, type SheetKind } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';
import { refuseWithoutCosts } from '../../platform/http/guards.ts';

/** Users who write quotes import past quotes; all users of the office import registries. */
export function guardSheet(actor: Actor, kind: SheetKind): void {
  if (kind !== 'quotes') return;
  refuseWithoutCosts(actor);
  if (!hasCapability(actor.capabilities, [capabilities.insertion])) throw new AppError('FORBIDDEN');
}

import { capabilities, hasCapability } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';
import { guardCosts } from '../quotes/index.ts';

/** Samples hold quotes with their costs: who brings them in or out may write quotes and see costs. */
export function guardSamples(actor: Actor): void {
  if (!hasCapability(actor.capabilities, [capabilities.insertion])) throw new AppError('FORBIDDEN');
  guardCosts(actor);
}

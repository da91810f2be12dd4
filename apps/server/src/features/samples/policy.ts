import { capabilities, hasCapability } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor } from '../../platform/context.ts';

/** Samples hold quotes: users who load or remove them may write quotes. */
export function guardSamples(actor: Actor): void {
  if (!hasCapability(actor.capabilities, [capabilities.insertion])) throw new AppError('FORBIDDEN');
}

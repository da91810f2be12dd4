import { AppError } from './app-error.ts';
import type { Context } from './context.ts';
import type { AfterCommit, Db } from './database/handles.ts';

/**
 * One transaction over the companies of the actor's supplier; closed to all other users, whatever their capabilities.
 */
export function asSupplier<T>(
  { actor, handles }: Context,
  work: (db: Db, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  if (actor.companyKind !== 'supplier') throw new AppError('FORBIDDEN');
  return handles.supplier(actor.companyGuid, work);
}

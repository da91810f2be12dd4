import { AsyncLocalStorage } from 'node:async_hooks';
import { withCallerSignal } from './caller-signal.ts';

/**
 * No transaction waits for a worker: the embedded engine has one connection, so the whole installation would wait with
 * it, and on PostgreSQL the locks and a connection of the pool are held. The work reads what the worker needs, ends its
 * transaction and waits afterwards. `whileLocked` marks the few writes that cannot.
 */
interface Held {
  isOpen: boolean;
  readonly mayWait: boolean;
}

const transactions = new AsyncLocalStorage<Held>();

/** Runs the work of a transaction, in which `guardWait` refuses to wait. */
export async function holdTransaction<T>(work: () => Promise<T>): Promise<T> {
  const held: Held = { isOpen: true, mayWait: false };
  try {
    return await transactions.run(held, work);
  } finally {
    // Work that was begun inside and goes on by itself holds nothing any more.
    held.isOpen = false;
  }
}

/**
 * Waits for a worker inside a transaction, where the answer must belong to the rows that are locked. The work comes
 * before all other work of its worker, and is finished for a caller who hangs up: the lock is not held in vain.
 */
export const whileLocked = <T>(work: () => Promise<T>): Promise<T> =>
  withCallerSignal(undefined, () => transactions.run({ isOpen: true, mayWait: true }, work));

export const isWhileLocked = (): boolean => transactions.getStore()?.mayWait ?? false;

/** Refuses to wait for a worker inside a transaction; called also where a small piece of work needs no worker. */
export function guardWait(): void {
  const held = transactions.getStore();
  if (held?.isOpen && !held.mayWait)
    throw new Error('a transaction must not wait for a worker: read first, or use whileLocked');
}

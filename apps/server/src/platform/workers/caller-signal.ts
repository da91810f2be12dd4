import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from '../app-error.ts';

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Aborted once the caller of the running work has hung up; undefined for work that goes on without a caller. */
export const callerSignal = (): AbortSignal | undefined => signals.getStore();

/** Work begun inside is given up with this signal, without every function on the way passing it on. */
export const withCallerSignal = <T>(signal: AbortSignal | undefined, work: () => T): T =>
  signals.run(signal, work);

/** The caller has hung up, so the answer reaches nobody. */
export const hungUp = () => new AppError('BAD_REQUEST');

/** Ends work that is about to begin for a caller who has hung up. */
export function refuseHungUp(): void {
  if (callerSignal()?.aborted) throw hungUp();
}

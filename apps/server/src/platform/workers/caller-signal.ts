import { AsyncLocalStorage } from 'node:async_hooks';

const signals = new AsyncLocalStorage<AbortSignal | undefined>();

/** Aborted once whoever asked for the work under way has hung up; undefined where the work is to be done all the same. */
export const callerSignal = (): AbortSignal | undefined => signals.getStore();

/** Work begun inside is given up with this signal, without every function on the way passing it on. */
export const withCallerSignal = <T>(signal: AbortSignal | undefined, work: () => T): T =>
  signals.run(signal, work);

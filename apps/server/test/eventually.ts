import { vi } from 'vitest';

/** Waits until the check holds. The limit only ends what never comes: a busy machine may be ten times slower. */
export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: 60_000, interval: 50 });

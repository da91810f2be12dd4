import type { ComponentType } from 'react';

/** Timeout of a lazily loaded part, after which the page offers a retry. */
export const CHUNK_TIMEOUT_MS = 120_000;

export class ChunkError extends Error {
  constructor(cause: unknown) {
    super('a part of the app could not be loaded', { cause });
    this.name = 'ChunkError';
  }
}

export function loadWithin<T>(load: () => Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ChunkError('timeout')), timeoutMs);
    load()
      .then(resolve, (cause: unknown) => reject(new ChunkError(cause)))
      .finally(() => clearTimeout(timer));
  });
}

/** For a route's `lazy`: `lazyPage(() => import('…').then((module) => module.TheirPage))`. */
export const lazyPage = (load: () => Promise<ComponentType>) => async () => ({
  Component: await loadWithin(load, CHUNK_TIMEOUT_MS),
});

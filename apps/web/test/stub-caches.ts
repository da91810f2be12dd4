import { vi } from 'vitest';

/** The part of a browser's caches that is used, in memory. */
export function stubCaches(): void {
  const kept = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      put: async (key: string, answer: Response) => void entries.set(key, answer),
      match: async (key: string) => entries.get(key)?.clone(),
      keys: async () => [...entries.keys()],
      delete: async (key: string) => entries.delete(key),
    };
  };
  vi.stubGlobal('caches', {
    open: async (name: string) => cacheOf(name),
    has: async (name: string) => kept.has(name),
  });
}

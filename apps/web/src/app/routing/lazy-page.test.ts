import { expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkError, loadWithin } from './lazy-page.ts';

it('returns the loaded page', async () => {
  await expect(loadWithin(async () => 'page', 1000)).resolves.toBe('page');
});

it('turns a failed load into a ChunkError', async () => {
  await expect(loadWithin(() => Promise.reject(new Error('offline')), 1000)).rejects.toBeInstanceOf(
    ChunkError,
  );
});

it('gives up after 120 seconds', async () => {
  vi.useFakeTimers();
  const loading = loadWithin(() => new Promise(() => {}), CHUNK_TIMEOUT_MS);
  const outcome = expect(loading).rejects.toBeInstanceOf(ChunkError);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await outcome;
  vi.useRealTimers();
});

import { ApiError } from '@truciolo/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSaveLoop } from './save-loop.ts';
import type { SaveState } from './save-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A text on a server that fails a given number of times. */
function open(errors: Error[] = []) {
  const seen: SaveState['kind'][] = [];
  const page = { typed: '', stored: '', sent: 0 };
  const loop = createSaveLoop({
    pause: 1000,
    isDirty: () => page.typed !== page.stored,
    send: async () => {
      const { typed } = page;
      page.sent += 1;
      const error = errors.shift();
      if (error) throw error;
      page.stored = typed;
    },
    onSettled: () => void seen.push('saved'),
    onState: ({ kind }) => void seen.push(kind),
  });
  return { page, seen, loop };
}
const answer = (status: number) => new ApiError(status, { code: 'INTERNAL', message: 'No.' });

it.each([0, 429, 500, 503])('retries by itself after %i', async (status) => {
  const { page, seen, loop } = open([answer(status)]);
  page.typed = 'a';
  loop.schedule(1000);
  await vi.runAllTimersAsync();
  expect(page.stored).toBe('a');
  expect(seen).toEqual(['saving', 'offline', 'saving', 'saved']);
});

it.each([400, 403, 413])('does not retry a refusal (%i), also when it is flushed', async (status) => {
  const { page, seen, loop } = open([answer(status), answer(status)]);
  page.typed = 'a';
  expect(await loop.flush()).toBe(false);
  await vi.runAllTimersAsync();
  expect(page.sent).toBe(1);
  expect(seen).toEqual(['saving', 'refused']);
});

it('a flush sends text that was typed during the call, one call at a time', async () => {
  const { page, loop } = open();
  page.typed = 'a';
  const first = loop.run();
  page.typed = 'ab';
  expect(loop.isRunning()).toBe(true);
  expect(await loop.flush()).toBe(true);
  await first;
  expect(page).toEqual({ typed: 'ab', stored: 'ab', sent: 2 });
});

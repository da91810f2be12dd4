import { ApiError, errorCodes } from '@truciolo/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWatch } from './watch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const answer = { version: 2, changedBy: null, others: [] };

function open() {
  const page = { awake: true, quote: 'q1' as string | null };
  const ask = vi.fn(async (_guid: string) => answer);
  const onAnswer = vi.fn();
  const watch = createWatch({ page: () => page.quote, ask, isAwake: () => page.awake, onAnswer });
  return { page, ask, onAnswer, watch, later: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it('polls at once and every ten seconds, until it is stopped', async () => {
  const { ask, onAnswer, watch, later } = open();
  watch.start();
  await later(20_000);
  expect([ask.mock.calls.length, onAnswer.mock.calls.length]).toEqual([3, 3]);
  watch.stop();
  await later(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('is silent while the page is hidden and before the first save, and continues afterwards', async () => {
  const { page, ask, watch, later } = open();
  page.awake = false;
  watch.start();
  await later(30_000);
  page.awake = true;
  page.quote = null;
  await later(30_000);
  expect(ask).not.toHaveBeenCalled();
  page.quote = 'q1';
  watch.beatNow();
  expect(ask).toHaveBeenCalledWith('q1');
});

it('waits for the answer before the next poll, and survives a dropped connection', async () => {
  const { ask, onAnswer, watch, later } = open();
  let letGo = () => {};
  ask.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        letGo = () => reject(new Error('offline'));
      }),
  );
  watch.start();
  await later(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
  letGo();
  await later(10_000);
  expect([ask.mock.calls.length, onAnswer.mock.calls.length]).toEqual([2, 1]);
});

it.each(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'] as const)('gives up after %s', async (code) => {
  const { ask, watch, later } = open();
  const { status, message } = errorCodes[code];
  ask.mockRejectedValue(new ApiError(status, { code, message }));
  watch.start();
  await later(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

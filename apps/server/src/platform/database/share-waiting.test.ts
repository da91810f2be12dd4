import { expect, it, vi } from 'vitest';
import { callerSignal, withCallerSignal } from '../workers/caller-signal.ts';
import { shareWaiting } from './share-waiting.ts';

/** A line of reads that begin one at a time, when they are told to. */
function openLine() {
  const turns: (() => void)[] = [];
  const answers = vi.fn(() => 0);
  const read = async (begin: () => void) => {
    await new Promise<void>((resolve) => turns.push(resolve));
    begin();
    return answers();
  };
  return { read, answers, next: () => turns.shift()?.() };
}

it('calls share a read that waits, and not one that has begun', async () => {
  const share = shareWaiting<number>();
  const { read, answers, next } = openLine();
  const early = [share('a', read), share('a', read), share('b', read)];
  answers.mockReturnValueOnce(1).mockReturnValueOnce(2).mockReturnValueOnce(3);
  next();
  await early[0];
  const late = share('a', read);
  next();
  next();
  expect(await Promise.all([...early, late])).toEqual([1, 1, 2, 3]);
});

it('a read that fails is not kept', async () => {
  const share = shareWaiting<number>();
  await expect(share('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await share('a', async () => 4)).toBe(4);
});

it('a shared read goes on although its first caller hangs up', async () => {
  const share = shareWaiting<boolean>();
  const read = () => share('a', async () => callerSignal()?.aborted ?? false);
  expect(await withCallerSignal(AbortSignal.abort(), read)).toBe(false);
});

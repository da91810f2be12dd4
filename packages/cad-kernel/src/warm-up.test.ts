import { expect, it, vi } from 'vitest';
import { kernelSource } from '../test/kernel-source.ts';
import { analyseFile } from './analyse-file.ts';
import { liveHandles } from './kernel/handle-scope.ts';
import { WARM_PART } from './warm-part.data.ts';
import { warmUp } from './warm-up.ts';

const source = kernelSource();
const round = (radius: number, height: number) => Math.PI * radius ** 2 * height;

it('the part of the warm-up goes the whole way of a milled part', async () => {
  const outcome = await analyseFile(new TextEncoder().encode(WARM_PART), source);
  if (!outcome.ok) throw new Error(outcome.message);
  const [report, ...others] = outcome.reports;
  expect(others).toEqual([]);
  expect(outcome.model.notes).toEqual([]);
  expect(report).toMatchObject({ process: 'milled', holes: { length: 2 } });
  const pocket = (12 * 24 - (4 - Math.PI) * 3 ** 2) * 6;
  const bored = round(5, 22) + round(8, 6) + round(2.5, 12);
  expect(report?.volume).toBeCloseTo(60 * 40 * 20 + round(12, 8) - bored - pocket, 2);
});

it('the warm-up leaves nothing in the kernel, and stops for a file that has come', async () => {
  const mayGoOn = vi.fn(async () => true);
  await warmUp(source, mayGoOn);
  expect(mayGoOn).toHaveBeenCalledTimes(2);
  expect(liveHandles()).toBe(0);
  const stop = vi.fn(async () => false);
  await warmUp(source, stop);
  expect(stop).toHaveBeenCalledTimes(1);
});

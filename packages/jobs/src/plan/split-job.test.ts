import { euros, money } from '@truciolo/money';
import { expect, it } from 'vitest';
import { isDoneForAll, splitCosts, splitPhases, splittable } from './split-job.ts';

const phase = (isDone: boolean, time: number) => ({
  isDone,
  setupMinutes: 60,
  runMinutes: 100,
  attendedMinutes: 110,
  costs: { time: euros(time), other: euros(0.01) },
});

it('takes the share of open work; each part is set up', () => {
  const [only, ...rest] = splitPhases([phase(true, 90), phase(false, 50)], 20, 50);
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ setupMinutes: 60, runMinutes: 40, attendedMinutes: 80 });
  expect(only?.costs).toEqual({ time: euros(20), other: euros(0.004) });
});

it('leaves the cost of finished work where it was done', () => {
  const byCategory = { material: euros(10), overheads: euros(3) } as never;
  const split = splitCosts({ fullCost: euros(200), byCategory }, [phase(true, 90), phase(false, 50)], 1, 3);
  expect(split.fullCost).toBe(money(Math.round((2_000_000 - 900_100) / 3)));
  expect(split.byCategory.material).toBe(money(33_333));
});

it('splits off only pieces that are neither delivered nor made', () => {
  expect(splittable({ quantity: 50, delivered: 20, good: 30 })).toBe(20);
  expect(splittable({ quantity: 50, delivered: 0, good: 0 })).toBe(49);
  expect(splittable({ quantity: 1, delivered: 0, good: 0 })).toBe(0);
});

it('repeats a phase that ended with too few pieces for those that are split off', () => {
  const turned = { state: 'done', good: 10 } as const;
  const milled = { state: 'done', good: 3 } as const;
  const open = { state: 'paused', good: 3 } as const;
  const uncounted = { state: 'done', good: 0 } as const;
  const repeated = (...phases: (typeof turned | typeof milled | typeof open | typeof uncounted)[]) =>
    phases.map((phase) => !isDoneForAll(phase, phases, 10));
  expect(repeated(turned, milled)).toEqual([false, true]);
  expect(repeated(milled, open)).toEqual([true, true]);
  expect(repeated(uncounted, open)).toEqual([false, true]);
  expect(repeated(uncounted, milled)).toEqual([true, true]);
});

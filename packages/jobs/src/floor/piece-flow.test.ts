import { expect, it } from 'vitest';
import { missingPieces } from '../state/made-pieces.ts';
import { isAttended, shortBefore } from './piece-flow.ts';

it('names the phase before if it delivered fewer good pieces', () => {
  const [saw, lathe, mill] = [{ good: 50 }, { good: 48 }, { good: 49 }];
  const phases = [saw, lathe, mill];
  expect(shortBefore(phases, 0)).toBeNull();
  expect(shortBefore(phases, 1)).toBeNull();
  expect(shortBefore(phases, 2)).toBe(lathe);
});

it('counts the pieces that are missing for the order', () => {
  expect(missingPieces(30, 50)).toBe(20);
  expect(missingPieces(52, 50)).toBe(0);
});

it('a machine that mostly runs alone needs no operator', () => {
  const times = { kind: 'machine', setupMinutes: 60, runMinutes: 540 } as const;
  expect(isAttended({ ...times, attendedMinutes: 600 })).toBe(true);
  expect(isAttended({ ...times, attendedMinutes: 120 })).toBe(false);
  expect(isAttended({ ...times, kind: 'bench', attendedMinutes: 600 })).toBe(false);
});

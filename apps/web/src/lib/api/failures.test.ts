import { ApiError } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { isDenied, isPassing, isRefusedForGood, isUnreachable, retryDelay } from './failures.ts';

const answer = (status: number) => new ApiError(status, { code: 'INTERNAL', message: '' });

it.each([
  // status, passing, unreachable, refused for good, denied
  [0, true, true, false, false],
  [400, false, false, true, false],
  [401, false, false, false, true],
  [403, false, false, false, true],
  [404, false, false, false, true],
  [409, false, false, true, false],
  [413, false, false, true, false],
  [429, true, false, false, false],
  [500, true, false, false, false],
  [502, true, true, false, false],
  [503, true, true, false, false],
  [504, true, true, false, false],
] as const)('classifies an answer %i', (status, passing, unreachable, refused, denied) => {
  const error = answer(status);
  expect([isPassing(error), isUnreachable(error), isRefusedForGood(error), isDenied(error)]).toEqual([
    passing,
    unreachable,
    refused,
    denied,
  ]);
});

it('retries a call that no answer came back from', () => {
  expect(isPassing(new TypeError('offline'))).toBe(true);
});

it('waits twice as long after each failure, up to half a minute', () => {
  expect([1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

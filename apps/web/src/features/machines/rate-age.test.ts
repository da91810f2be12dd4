import { expect, it } from 'vitest';
import { isRateOld } from './rate-age.ts';

it.each([
  ['2025-11-16T10:00:00Z', false],
  ['2025-11-14T10:00:00Z', true],
  ['2026-11-01T10:00:00Z', false],
])('a rate of %s on 15/11/2026 is old: %s', (updatedAt, old) =>
  expect(isRateOld(updatedAt, Date.parse('2026-11-15T10:00:00Z'))).toBe(old),
);

import { expect, it } from 'vitest';
import { englishDay, inEnglish } from './in-english.ts';

it('writes numbers and days for a buyer who reads English', () => {
  expect(inEnglish('€ 1.234.567,89')).toBe('€ 1,234,567.89');
  expect(englishDay('2026-04-03')).toBe('3 Apr 2026');
});

import { expect, it } from 'vitest';
import { isWorthProposing, takeOver } from './measured-ratio.ts';

const job = { guid: '01900000-0000-7000-8000-000000000001', number: 'C-2026-0004', part: 'RO-1' };
const measured = {
  ratio: 1.1768,
  low: 1.0512,
  high: 1.3099,
  count: 14,
  jobs: [
    { ...job, planned: 60, actual: 70 },
    { ...job, planned: 30, actual: 36 },
  ],
};

it('takes over the shown ratio, to the hundredth, each job once', () => {
  expect(takeOver(measured)).toEqual({
    ratio: 1.18,
    low: 1.05,
    high: 1.31,
    count: 14,
    jobs: ['C-2026-0004'],
  });
});

it('proposes only ratios from the same kind of work that change something', () => {
  expect(isWorthProposing(measured)).toBe(true);
  expect(isWorthProposing({ ...measured, ratio: 1.012 })).toBe(false);
  expect(isWorthProposing({ ...measured, ratio: 0.9 })).toBe(true);
  expect(isWorthProposing({ ...measured, count: 0 })).toBe(false);
  expect(isWorthProposing({ ...measured, ratio: 0.02 })).toBe(false);
});

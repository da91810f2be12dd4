import { expect, it } from 'vitest';
import { rankedBy, rankedFilter } from './ranked-filter.ts';

const item = (label: string) => ({ value: label, label });
const options = ['Alesatura', 'Foratura', 'Foratura profonda', 'Nuova…'].map(item);

it('shows the best matches first and no more than requested', () => {
  expect(rankedFilter({ options, search: 'foratura', limit: 1 })).toEqual([item('Foratura')]);
  expect(rankedFilter({ options, search: 'prof', limit: 9 })).toEqual([item('Foratura profonda')]);
});

it('keeps permanent entries, last', () => {
  const filter = rankedBy(({ label }) => (label === 'Nuova…' ? null : { name: label }));
  expect(filter({ options, search: 'zzz', limit: 9 })).toEqual([item('Nuova…')]);
  expect(filter({ options, search: 'ales', limit: 9 })).toEqual([item('Alesatura'), item('Nuova…')]);
});

it('ranks inside groups and leaves out empty ones', () => {
  const grouped = [
    { group: 'A', items: options },
    { group: 'B', items: [item('Tempra')] },
  ];
  expect(rankedFilter({ options: grouped, search: 'foratura', limit: 9 })).toEqual([
    { group: 'A', items: [item('Foratura'), item('Foratura profonda')] },
  ]);
});

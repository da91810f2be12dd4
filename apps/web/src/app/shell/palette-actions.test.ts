import { expect, it } from 'vitest';
import { filterPages, pageActActions } from './palette-actions.tsx';

const labels = (query: string, names: readonly string[]) => {
  const groups = pageActActions(names.map((label) => ({ label, run: () => {} })));
  return filterPages(query, groups).flatMap((group) =>
    'actions' in group ? group.actions.map(({ label }) => label) : [],
  );
};

it('offers the exact name first, then the names that begin so, then those that hold the words', () => {
  const names = ['Storico del preventivo', 'Duplica preventivo', 'Preventivo nuovo', 'Preventivo'];
  expect(labels('preventivo', names)).toEqual([
    'Preventivo',
    'Preventivo nuovo',
    'Storico del preventivo',
    'Duplica preventivo',
  ]);
  expect(labels('dupl prev', names)).toEqual(['Duplica preventivo']);
  expect(labels('fattura', names)).toEqual([]);
});

import type { SearchHit } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { filterPages, pageActActions, rowActions } from './palette-actions.tsx';

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

const hit = (kind: SearchHit['kind'], name: string, detail = ''): SearchHit => ({
  kind,
  guid: name,
  code: '',
  name,
  detail,
  state: null,
  isGuess: false,
});

it('puts the row of exactly the typed name first, whatever its kind, and aliases before notes', () => {
  const hits = [
    hit('customer', 'Officine C45 S.r.l.'),
    hit('material', 'C45+QT'),
    hit('material', 'C45'),
    hit('material', '1.4301', 'AISI 304, inox'),
  ];
  const names = (query: string) =>
    rowActions(hits, query, () => {}).flatMap((group) =>
      'actions' in group ? group.actions.map(({ id }) => id) : [],
    );
  expect(names('c45')).toEqual([
    '/materials/C45',
    '/materials/C45+QT',
    '/materials/1.4301',
    '/customers/Officine C45 S.r.l.',
  ]);
  expect(names('AISI 304')[0]).toBe('/materials/1.4301');
});

import { expect, it } from 'vitest';
import type { RegistryColumn } from '../definition/registry-definition.ts';
import { visibleColumns } from './visible-columns.ts';

const column = (key: string, more: Partial<RegistryColumn<null>> = {}): RegistryColumn<null> => ({
  key,
  label: key,
  width: 100,
  cell: () => null,
  ...more,
});
const columns = [
  column('number'),
  column('name', { essential: true }),
  column('date'),
  column('value', { essential: true }),
  column('tags', { optional: true }),
];
const shown = (room: number, chosen: Readonly<Record<string, boolean>> = {}) =>
  Object.entries(visibleColumns(columns, chosen, room))
    .filter(([, isShown]) => isShown)
    .map(([key]) => key);

it.each([
  [Number.POSITIVE_INFINITY, ['number', 'name', 'date', 'value']],
  [400, ['number', 'name', 'value']],
  [300, ['name', 'value']],
  [100, ['name', 'value']],
])('in %d px shows the columns that fit, the essential ones always', (room, keys) => {
  expect(shown(room)).toEqual(keys);
});

it('follows the user’s choice', () => {
  expect(shown(Number.POSITIVE_INFINITY, { number: false, tags: true })).toEqual([
    'name',
    'date',
    'value',
    'tags',
  ]);
});

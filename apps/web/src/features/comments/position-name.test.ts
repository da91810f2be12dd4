import { expect, it } from 'vitest';
import { positionName } from './position-name.ts';

const positions = [
  { id: 'a', code: '' },
  { id: 'b', code: 'RO-4471-B' },
];

it.each([
  ['a', 'pos. 1'],
  ['b', 'pos. 2 · RO-4471-B'],
  ['gone', 'posizione tolta'],
])('%s is named «%s»', (id, name) => {
  expect(positionName(positions, id)).toBe(name);
});

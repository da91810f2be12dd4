import { expect, test } from 'vitest';
import { pmiNote as note } from '../../test/pmi-note.ts';
import { isTolerance, pmiText } from './pmi-text.ts';

test.each([
  [note({ fit: 'H7' }), 'ø20 H7'],
  [note({ lower: -0.15, upper: 0.15 }), 'ø20 ±0,15'],
  [note({ lower: -0.021, upper: 0 }), 'ø20 0 / −0,021'],
  [note({ kind: 'angle', value: 45 }), '45°'],
  [note({ kind: 'angle', value: 45, lower: -0.5, upper: 0.5 }), '45° ±0,5°'],
  [note({ kind: 'angle', value: 45, lower: 0, upper: 1 }), '45° +1° / 0°'],
  [note({ kind: 'flatness', value: 0.05 }), 'Planarità 0,05'],
  [note({ kind: 'position', value: 0.2, datums: ['A', 'B'] }), 'Localizzazione 0,2 | A | B'],
])('%o reads %s', (given, text) => {
  expect(pmiText(given)).toBe(text);
});

test('a dimension without a tolerance is not tight', () => {
  expect([note({}), note({ fit: 'H7' }), note({ kind: 'flatness' })].map(isTolerance)).toEqual([
    false,
    true,
    true,
  ]);
});

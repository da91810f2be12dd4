import { expect, test } from 'vitest';
import { pmiNote as size } from '../../test/pmi-note.ts';
import { isTight } from './is-tight.ts';

// The limits of ø20 H7 are 0 and +0,021, those of ø20 H8 0 and +0,033 (ISO 286-2).
test.each([
  [size({ fit: 'H7' }), true],
  [size({ fit: 'g6' }), true],
  [size({ fit: 'H11' }), false],
  [size({ lower: 0, upper: 0.021 }), true],
  [size({ lower: 0, upper: 0.033 }), false],
  [size({ value: 100, lower: -0.0175, upper: 0.0175 }), true],
  [size({ value: 600, lower: 0, upper: 0.01 }), false],
  [size({ lower: 0 }), false],
  [size({}), false],
  [size({ kind: 'flatness', value: 0.01 }), false],
])('%o', (note, tight) => {
  expect(isTight(note)).toBe(tight);
});

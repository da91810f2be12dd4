import { expect, it } from 'vitest';
import { sameJson } from './json.ts';

it.each([
  [{ x: 1, y: null }, { y: null, x: 1 }, true],
  // JSON drops undefined fields.
  [{ x: 1 }, { x: 1, y: undefined }, true],
  [{ x: 1 }, { x: 1, y: null }, false],
  [[1, { h: 8, d: 2 }], [1, { d: 2, h: 8 }], true],
  [[1, 2], [2, 1], false],
  [[], {}, false],
  [{}, [], false],
  [null, {}, false],
  ['1', 1, false],
])('%j and %j: %s', (a, b, same) => expect(sameJson(a, b)).toBe(same));

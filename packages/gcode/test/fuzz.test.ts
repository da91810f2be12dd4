import { expect, test } from 'vitest';
import { fuzzGcode } from './fuzz.ts';

test('a thousand mutated programs: no crash, no endless loop, no NaN', () => {
  expect(fuzzGcode(1000, 20_261_115).failures).toEqual([]);
});

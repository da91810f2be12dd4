import { expect, test } from 'vitest';
import { fuzzGcode } from './fuzz.ts';

// `npm run fuzz` tries thousands.
test('one hundred mutated programs: no crash, no endless loop, no NaN', () => {
  expect(fuzzGcode(100, 20_261_115).failures).toEqual([]);
});

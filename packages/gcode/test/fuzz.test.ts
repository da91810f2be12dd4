import { expect, test } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { fuzzGcode } from './fuzz.ts';

// `npm run fuzz` tries thousands.
test('mutated programs: no crash, no endless loop, no NaN', () => {
  expect(fuzzGcode(byScope(30, 100), 20_261_115).failures).toEqual([]);
});

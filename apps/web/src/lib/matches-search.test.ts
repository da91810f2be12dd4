import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

it.each([
  ['', ['Luca Riva'], true],
  ['riva LUCA', ['Luca Riva', null], true],
  ['niccolo', ['Niccolò Però'], true],
  ['luca verdi', ['Luca Riva', 'verdi@officina.it'], true],
  ['marco', ['Luca Riva'], false],
])('«%s» in %j: %s', (search, texts, expected) => {
  expect(matchesSearch(search, texts)).toBe(expected);
});

import { expect, it } from 'vitest';
import { matchRegistry } from './match-registry.ts';

const row = (designation: string, wnr = '', commonNames: string[] = [], libraryId?: string) => ({
  designation,
  wnr,
  aisi: '',
  commonNames,
  ...(libraryId && { libraryId }),
});
const rows = [row('C45', '1.0503'), row('Inox della casa', '1.4301', ['18/10']), row('S355J2')];

it.each([
  ['C45', 'C45'],
  ['c 45', 'C45'],
  ['C45+N UNI EN ISO 683-1', 'C45'],
  ['1.4301', 'Inox della casa'],
  ['18/10', 'Inox della casa'],
])('finds «%s» in a registry', (text, designation) => {
  expect(matchRegistry(rows, text)?.designation).toBe(designation);
});

it.each(['C40', '', 'vedi capitolato'])('finds no material for «%s»', (text) => {
  expect(matchRegistry(rows, text)).toBeNull();
});

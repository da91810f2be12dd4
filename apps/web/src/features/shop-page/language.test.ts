import { expect, it } from 'vitest';
import { firstLanguage } from './language.ts';

it.each([
  [['de-CH', 'it'], 'de'],
  [['', 'fr-FR', 'it-IT'], 'it'],
  [['', 'fr-FR'], 'en'],
  [['en', 'it-IT'], 'en'],
])('a visitor with %j reads %s', (wanted, language) =>
  expect(firstLanguage(['it', 'en', 'de'], wanted)).toBe(language),
);

it('a language that the shop does not offer is not chosen', () => {
  expect(firstLanguage(['it'], ['de-DE'])).toBe('it');
});

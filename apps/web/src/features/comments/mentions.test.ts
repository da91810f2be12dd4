import { expect, it } from 'vitest';
import { mentionsIn, proposed, typedMention, withMention } from './mentions.ts';

const people = [
  { guid: 'a', name: 'Anna Moretti' },
  { guid: 'b', name: 'Ugo Riva' },
];

it('finds mentioned users', () => {
  expect(mentionsIn('@Ugo Riva guarda, e anche @Anna', people)).toEqual(['b']);
});

it.each([
  ['Ciao @U', 'U'],
  ['@', ''],
  ['posta@ugo', null],
  ['@Ugo Riva, ', null],
])('the text behind «%s» is %j', (text, typed) => {
  expect(typedMention(text, text.length)).toBe(typed);
});

it('suggests by any of the names and inserts the whole one', () => {
  expect(proposed('ri', people).map(({ guid }) => guid)).toEqual(['b']);
  expect(withMention('Ciao @ri, vedi', 8, 'Ugo Riva')).toEqual({ text: 'Ciao @Ugo Riva , vedi', caret: 15 });
});

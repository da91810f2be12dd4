import { expect, it } from 'vitest';
import { type Findable, meantChoice, rankChoices } from './rank-choices.ts';

const material = (name: string, aliases: readonly string[] = [], notes = ''): Findable => ({
  name,
  aliases,
  notes,
});
const materials = [
  material('9SMnPb36', [], 'simile al 304'),
  material('C45', ['1.0503', '1045']),
  material('C45+QT', ['1.0503', '1045', 'C45 bonificato']),
  material('X2CrNi18-9', ['1.4307', '304L', 'AISI 304L']),
  material('X5CrNi18-10', ['1.4301', '304', 'AISI 304']),
];
const works = [
  material('Alesatura', ['ALE'], 'foratura'),
  material('Foratura', ['FOR'], 'foratura'),
  material('Foratura profonda'),
  material('Lappatura', ['LAP'], 'rettifica'),
  material('Rettifica cilindrica esterna', ['RTC'], 'rettifica'),
  material('Però'),
];
const same = (one: Findable) => one;
const names = (search: string, rows: readonly Findable[]) =>
  rankChoices(search, rows, same).map(({ name }) => name);

it.each([
  ['C45', materials, ['C45', 'C45+QT']],
  ['304', materials, ['X5CrNi18-10', 'X2CrNi18-9', '9SMnPb36']],
  ['1.4301', materials, ['X5CrNi18-10']],
  ['14301', materials, ['X5CrNi18-10']],
  ['aisi 304', materials, ['X5CrNi18-10', 'X2CrNi18-9']],
  ['Foratura', works, ['Foratura', 'Foratura profonda', 'Alesatura']],
  ['rettifica', works, ['Rettifica cilindrica esterna', 'Lappatura']],
  ['esterna rett', works, ['Rettifica cilindrica esterna']],
  ['fora', works, ['Foratura', 'Foratura profonda', 'Alesatura']],
  ['pero', works, ['Però']],
  ['niente', works, []],
])('«%s» finds the name, then prefixes, then words, then notes', (search, rows, expected) => {
  expect(names(search, rows)).toEqual(expected);
});

it('a whole word comes before a word that only begins like it: AISI 304 before AISI 304L', () => {
  const found = [
    { name: 'X2CrNi18-9', aliases: ['1.4307', 'AISI 304L'] },
    { name: 'X5CrNi18-10', aliases: ['1.4301', 'AISI 304', '18/10'] },
  ];
  expect(names('304', found)).toEqual(['X5CrNi18-10', 'X2CrNi18-9']);
});

it('an empty search keeps the order', () => {
  expect(names(' ', works)).toEqual(works.map(({ name }) => name));
});

it.each([
  ['c45', 'C45'],
  ['304', 'X5CrNi18-10'],
  ['SMnPb', '9SMnPb36'],
  ['1045', 'C45'],
  ['Cr', undefined],
  ['', undefined],
  ['zzz', undefined],
])('«%s» without a choice means %s', (search, name) => {
  expect(meantChoice(search, materials, same)?.name).toBe(name);
});

import { expect, it } from 'vitest';
import { findHeadingRow, type HeadedColumn, matchHeadings } from './match-headings.ts';

const columns: readonly HeadedColumn[] = [
  { path: 'ID', heading: 'ID', byNameOnly: true },
  { path: 'code', heading: 'Codice', also: ['Articolo'] },
  { path: 'name', heading: 'Ragione sociale' },
  { path: 'price', heading: 'Prezzo', unit: '€/kg' },
];
const paths = (...headings: string[]) =>
  matchHeadings(columns, headings).map(({ path, sure }) => `${path}${sure ? '' : '?'}`);

it('a heading is known by its name, with another spelling, with its unit or without', () => {
  expect(paths('CODICE *', 'articolo', 'Prezzo (€/kg)')).toEqual(['code', 'null?', 'price']);
  expect(paths('Articolo', 'Prezzo (netto)')).toEqual(['code', 'price']);
});

it('a shortened or similar heading is a guess, and a column is given once', () => {
  expect(paths('Rag. Soc.', 'Codici', 'Codici')).toEqual(['name?', 'code?', 'null?']);
  expect(paths('IDE')).toEqual(['null?']);
});

it('an earlier choice of the company wins, also for no column', () => {
  expect(matchHeadings(columns, ['Codice', 'Cosa'], { codice: null, cosa: 'code' })).toEqual([
    { heading: 'Codice', at: 0, path: null, sure: true },
    { heading: 'Cosa', at: 1, path: 'code', sure: true },
  ]);
});

it('the heading row is the one with most known headings', () => {
  const rows = [['Elenco codice'], ['data', '02/02'], ['Articolo', 'Prezzo'], ['Codice', '1']];
  expect(findHeadingRow(columns, rows)).toEqual({ at: 2, known: 2 });
  expect(findHeadingRow(columns, [['a', 'b']])).toEqual({ at: -1, known: 0 });
});

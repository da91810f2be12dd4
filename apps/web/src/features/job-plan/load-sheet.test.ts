import { expect, it } from 'vitest';
import { loadSheet } from './load-sheet.ts';

it('writes a row per machine and a column per week', () => {
  const weeks = [
    { week: 47, share: 0.5 },
    { week: 48, share: null },
  ];
  const { columns, rows } = loadSheet([{ machine: 'm', code: 'TNL-01', weeks, share: 0.25 }]);
  expect(columns.map(({ head }) => head)).toEqual(['Macchina', 'Sett. 47', 'Sett. 48', 'In tutto']);
  expect(rows).toEqual([['TNL-01', 0.5, null, 0.25]]);
});

import { expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

it('writes CSV for an Italian Excel', () => {
  const rows = [
    ['Rossi; "Bepi"', 1.5, null],
    ['a\nb', -2, true],
    ['=1+1', { a: 1 }, new Date('2026-11-16T08:00:00Z')],
  ];
  expect(writeCsv(['Nome', 'Ore', 'Altro'], rows)).toBe(
    '\uFEFFNome;Ore;Altro\r\n"Rossi; ""Bepi""";1,5;\r\n"a\nb";-2;true\r\n' +
      '\'=1+1;"{""a"":1}";2026-11-16T08:00:00.000Z\r\n',
  );
});

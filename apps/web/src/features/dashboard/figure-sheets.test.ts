import { money } from '@truciolo/money';
import { expect, it } from 'vitest';
import { tallySheet } from './figure-sheets.ts';

const figure = (count: number, value: number) => ({ filter: [], count, value: money(value) });

it('writes plain counts, amounts in euro and the rate of decided quotes', () => {
  const row = {
    key: 'rossi',
    label: 'Rossi',
    sent: figure(5, 12_345_600),
    won: figure(3, 10_000_000),
    lost: figure(1, 2_345_600),
  };
  const sheet = tallySheet('Clienti', 'Cliente', [row]);
  expect(sheet.rows).toEqual([['Rossi', 5, 1234.56, 3, 1000, 1, 234.56, 75]]);
  expect(sheet.columns).toHaveLength(sheet.rows[0]?.length ?? 0);
});

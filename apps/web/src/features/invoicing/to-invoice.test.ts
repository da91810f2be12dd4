import { euros, type Money } from '@truciolo/money';
import { expect, it } from 'vitest';
import { chosenOf, invoiceGroups, invoiceSheet, searchDdts } from './to-invoice.ts';

const ddt = (number: string, customerName: string, amount: Money | null) => ({
  guid: number,
  number,
  date: '2026-11-20',
  customerGuid: null,
  customerName,
  amount,
  lines: [
    {
      jobGuid: number,
      jobNumber: 'C-2026-0001',
      orderNumber: '=A1',
      code: 'RO-1',
      description: 'Perno; "lungo"',
      quantity: 1200,
      amount,
    },
  ],
  charges: [{ orderNumber: 'A-1', label: 'Trasporto', amount: euros(31.25) }],
  paymentTerms: '30 gg FM',
  invoice: null,
});

it('groups by customer and month and adds up', () => {
  const groups = invoiceGroups([
    ddt('1', 'Zeta', euros(10)),
    ddt('2', 'Alfa', null),
    ddt('3', 'Zeta', euros(5)),
    { ...ddt('4', 'Zeta', euros(7)), date: '2026-10-31' },
  ]);
  expect(groups.map(({ name, month, amount, ddts }) => [name, month, amount, ddts.length])).toEqual([
    ['Alfa', '2026-11', 0, 1],
    ['Zeta', '2026-10', euros(7), 1],
    ['Zeta', '2026-11', euros(15), 2],
  ]);
});

it('leaves notes for another invoice, and finds them by order', () => {
  const notes = [ddt('1', 'Zeta', euros(10)), ddt('3', 'Zeta', euros(5))];
  const [group] = invoiceGroups(notes);
  expect(group && chosenOf(group, new Set(['1']))).toMatchObject({ amount: euros(5), ddts: [{ guid: '3' }] });
  expect(searchDdts(notes, ' =a1 ')).toHaveLength(2);
  expect(searchDdts(notes, 'omega')).toEqual([]);
});

it('writes rows that a spreadsheet reads correctly, and never as a formula', () => {
  const [, row, charge] = invoiceSheet([ddt('1', 'Zeta', euros(1234.5))]).split('\r\n');
  expect(row).toBe(`Zeta;1;20/11/2026;'=A1;C-2026-0001;RO-1;"Perno; ""lungo""";1200;1234,50`);
  expect(charge).toBe('Zeta;1;20/11/2026;A-1;;;Trasporto;;31,25');
});

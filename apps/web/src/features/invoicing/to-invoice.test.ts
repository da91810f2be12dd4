import { euros, type Money } from '@truciolo/money';
import { expect, it } from 'vitest';
import { byCustomer, invoiceSheet } from './to-invoice.ts';

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

it('groups by customer and adds up', () => {
  const groups = byCustomer([
    ddt('1', 'Zeta', euros(10)),
    ddt('2', 'Alfa', null),
    ddt('3', 'Zeta', euros(5)),
  ]);
  expect(groups.map(({ name, amount, ddts }) => [name, amount, ddts.length])).toEqual([
    ['Alfa', 0, 1],
    ['Zeta', euros(15), 2],
  ]);
});

it('writes rows that a spreadsheet reads as they are meant, and never as a formula', () => {
  const [, row, charge] = invoiceSheet([ddt('1', 'Zeta', euros(1234.5))]).split('\r\n');
  expect(row).toBe(`Zeta;1;20/11/2026;'=A1;C-2026-0001;RO-1;"Perno; ""lungo""";1200;1234,50`);
  expect(charge).toBe('Zeta;1;20/11/2026;A-1;;;Trasporto;;31,25');
});

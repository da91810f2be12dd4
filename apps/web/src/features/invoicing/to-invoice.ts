import type { InvoiceableDdt } from '@truciolo/contract';
import { writeCsv } from '@truciolo/italian';
import { inEuro } from '@truciolo/money';
import { formatNumber } from '../../lib/format/numbers.ts';
import { formatDay } from '../../lib/format/rome-day.ts';

export interface CustomerDdts {
  readonly key: string;
  readonly name: string;
  readonly ddts: readonly InvoiceableDdt[];
  /** Of those with a price. */
  readonly amount: number;
}

/** An invoice is of one customer. */
export function byCustomer(ddts: readonly InvoiceableDdt[]): CustomerDdts[] {
  const groups = new Map<string, InvoiceableDdt[]>();
  for (const ddt of ddts) {
    const key = ddt.customerGuid ?? ddt.customerName;
    const own = groups.get(key);
    if (own) own.push(ddt);
    else groups.set(key, [ddt]);
  }
  return [...groups]
    .map(([key, own]) => ({
      key,
      name: own[0]?.customerName ?? '',
      ddts: own,
      amount: own.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'it'));
}

const HEADS = [
  'Cliente',
  'DDT',
  'Data',
  'Ordine',
  'Commessa',
  'Codice',
  'Descrizione',
  'Quantità',
  'Importo €',
];

/** The list for a spreadsheet in Italian. */
export function invoiceSheet(ddts: readonly InvoiceableDdt[]): string {
  const euro = (amount: InvoiceableDdt['amount']) =>
    amount === null ? null : formatNumber(inEuro(amount), 2).replaceAll('.', '');
  const rows = ddts.flatMap(({ customerName, number, date, lines, charges }) => {
    const head = [customerName, number, formatDay(date)];
    return [
      ...lines.map(({ orderNumber, jobNumber, code, description, quantity, amount }) => [
        ...head,
        orderNumber,
        jobNumber,
        code,
        description,
        quantity,
        euro(amount),
      ]),
      ...charges.map(({ orderNumber, label, amount }) => [
        ...head,
        orderNumber,
        '',
        '',
        label,
        null,
        euro(amount),
      ]),
    ];
  });
  return writeCsv(HEADS, rows);
}

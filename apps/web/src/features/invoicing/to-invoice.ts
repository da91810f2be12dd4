import type { InvoiceableDdt } from '@truciolo/contract';
import { writeCsv } from '@truciolo/italian';
import { inEuro } from '@truciolo/money';
import { formatNumber } from '../../lib/format/numbers.ts';
import { formatDay } from '../../lib/format/rome-day.ts';
import { groupBy } from '../../lib/group-by.ts';

/** Notes of one invoice: a customer's in a month, without those left for another one. */
export interface InvoiceGroup {
  readonly key: string;
  readonly name: string;
  /** `YYYY-MM` */
  readonly month: string;
  readonly ddts: readonly InvoiceableDdt[];
  /** Sum of the notes with a price. */
  readonly amount: number;
}

const worth = (ddts: readonly InvoiceableDdt[]): number =>
  ddts.reduce((sum, { amount }) => sum + (amount ?? 0), 0);

/** A deferred invoice covers one customer and one month (art. 21 c. 4 lett. a DPR 633/1972). */
export function invoiceGroups(ddts: readonly InvoiceableDdt[]): InvoiceGroup[] {
  const groups = groupBy(
    ddts,
    ({ date, customerGuid, customerName }) => `${date.slice(0, 7)} ${customerGuid ?? customerName}`,
  );
  return [...groups]
    .map(([key, own]) => ({
      key,
      name: own[0]?.customerName ?? '',
      month: key.slice(0, 7),
      ddts: own,
      amount: worth(own),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'it') || a.month.localeCompare(b.month));
}

/** The group without the notes that are left for another invoice. */
export function chosenOf(group: InvoiceGroup, left: ReadonlySet<string>): InvoiceGroup {
  const ddts = group.ddts.filter(({ guid }) => !left.has(guid));
  return { ...group, ddts, amount: worth(ddts) };
}

/** Notes whose number, customer or order matches the words. */
export function searchDdts(ddts: readonly InvoiceableDdt[], words: string): readonly InvoiceableDdt[] {
  const asked = words.trim().toLowerCase();
  if (asked === '') return ddts;
  return ddts.filter(({ number, customerName, lines }) =>
    [number, customerName, ...lines.flatMap(({ orderNumber, jobNumber }) => [orderNumber, jobNumber])].some(
      (text) => text.toLowerCase().includes(asked),
    ),
  );
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

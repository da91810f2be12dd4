import type { QuoteRow } from '@truciolo/contract';
import { formatDay } from '../../lib/format/rome-day.ts';
import { stateLooks } from './quote-states.ts';

const HEADS = [
  'Numero',
  'Revisione',
  'Stato',
  'Cliente',
  'Oggetto',
  'Pezzo',
  'Posizioni',
  'Data',
  'Valido fino al',
  'Imponibile €',
  'Margine netto %',
  'Responsabile',
  'Etichette',
];

/** A text that a sheet would read as a formula gets an apostrophe in front. */
const cell = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(,\d+)?$/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

const decimal = (value: number | null): string =>
  value === null ? '' : String(value / 10_000).replace('.', ',');

const line = (row: QuoteRow): string[] => [
  row.number,
  String(row.revision),
  stateLooks[row.state].label,
  row.customerName,
  row.title,
  row.firstPart,
  String(row.positions),
  formatDay(row.date),
  formatDay(row.validUntil),
  decimal(row.taxable),
  decimal(row.netMargin),
  row.ownerName,
  row.tags.join(', '),
];

/** The list as a file that an Italian Excel opens by itself: semicolons, decimal commas, a mark for UTF-8. */
export const quoteCsv = (rows: readonly QuoteRow[]): string =>
  `\uFEFF${[HEADS, ...rows.map(line)].map((cells) => cells.map(cell).join(';')).join('\r\n')}\r\n`;

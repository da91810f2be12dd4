import { inEuro } from '@truciolo/money';
import type { CellValue, SheetColumn } from '../sheets/sheet.ts';
import { cellText } from './cell-text.ts';
import type { MachineCodes } from './machine-codes.ts';

const comma = (number: number): string => String(number).replace('.', ',');

/** Separated as people do; one a line where an entry has a semicolon of its own. */
function joined(entries: readonly string[]): string {
  return entries.some((entry) => entry.includes(';')) ? `${entries.join('\n')}\n` : entries.join('; ');
}

/** A field as the cell that `readCell` takes back. */
export function writeCell(column: SheetColumn, field: unknown, machines: MachineCodes): CellValue {
  if (field === null || field === undefined) return null;
  switch (column.kind) {
    case 'money':
      return inEuro(field as number);
    case 'flag':
      return field ? 'sì' : 'no';
    case 'choice':
      return column.options?.[field as string] ?? String(field);
    case 'list':
      return joined(field as readonly string[]);
    case 'range':
      return (field as readonly number[]).map(comma).join('-');
    case 'machine':
      return machines.codeOf(field as string);
    case 'day':
      return new Date(`${field as string}T00:00:00Z`);
    default:
      return field as CellValue;
  }
}

// The Italian locale groups from five digits on: a registry shows 1.234,56 everywhere.
const grouped = { useGrouping: 'always' } as const;
const numbers = new Intl.NumberFormat('it-IT', { ...grouped, maximumFractionDigits: 6 });
const amounts = new Intl.NumberFormat('it-IT', {
  ...grouped,
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
});
const whole = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: false });

/** A field as a person reads it in the preview. */
export function showField(column: SheetColumn, field: unknown, machines: MachineCodes): string {
  const cell = writeCell(column, field, machines);
  if (typeof cell !== 'number') return cellText(cell).replaceAll('\n', ' · ');
  if (column.kind === 'money') return amounts.format(cell);
  return column.kind === 'integer' ? whole.format(cell) : numbers.format(cell);
}

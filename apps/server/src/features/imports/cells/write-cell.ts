import { writeExact, writeGrouped, writeNumber } from '@truciolo/italian';
import { inEuro } from '@truciolo/money';
import type { CellValue, SheetColumn } from '../sheets/sheet.ts';
import { cellText } from './cell-text.ts';
import type { MachineCodes } from './machine-codes.ts';

/** Separated by semicolons; one per line where an entry contains one. */
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
      return (field as readonly number[]).map(writeExact).join('-');
    case 'machine':
      return machines.codeOf(field as string);
    case 'day':
      return new Date(`${field as string}T00:00:00Z`);
    default:
      return field as CellValue;
  }
}

/** A field as a person reads it in the preview. */
export function showField(column: SheetColumn, field: unknown, machines: MachineCodes): string {
  const cell = writeCell(column, field, machines);
  if (typeof cell !== 'number') return cellText(cell).replaceAll('\n', ' · ');
  if (column.kind === 'money') return writeGrouped(cell, 4, 2);
  return column.kind === 'integer' ? writeNumber(cell, 0) : writeGrouped(cell);
}

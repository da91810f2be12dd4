import { parseItalianNumber } from '@truciolo/italian';
import { fromEuro } from '@truciolo/money';
import type { CellValue, SheetColumn } from '../sheets/sheet.ts';
import { bad, type CellResult, value } from './cell-result.ts';
import { cellText, readDay } from './cell-text.ts';

/** "12,50 €/kg" and "12,5 %" are numbers followed by their unit. */
function withoutUnit(text: string, unit = ''): string {
  const bare = text.replace(/%$/, '').trim();
  return unit !== '' && bare.endsWith(unit) ? bare.slice(0, -unit.length).trim() : bare;
}

/** Same rules as in the product's fields: the dot groups thousands, and the note tells how the text was read. */
function readText(text: string, unit: string | undefined): { number: number; note?: string } | null {
  const parsed = parseItalianNumber(withoutUnit(text, unit));
  if (parsed.kind === 'invalid') return null;
  if (parsed.kind === 'number') return { number: Number(parsed.text) };
  return { number: Number(parsed.asThousands), note: `letto come ${parsed.asThousands}` };
}

/** A number in the unit of the registry: euro in 1/10,000, everything else unchanged. */
export function readNumber({ kind, unit, year }: SheetColumn, cell: CellValue): CellResult {
  const day = cell instanceof Date ? cell : readDay(cellText(cell));
  if (year && day) return value(day.getUTCFullYear());
  if (cell instanceof Date) {
    return bad(`Excel ha letto una data (${cellText(cell)}): qui ci vuole un numero.`);
  }
  if (typeof cell === 'boolean') return bad('Qui ci vuole un numero.');
  const read = typeof cell === 'number' ? { number: cell } : readText(cellText(cell), unit);
  if (read === null) return bad(`«${cellText(cell)}» non è un numero: scrivi per esempio 1234,56.`);
  const { number, note } = read;
  if (!Number.isFinite(number)) return bad('Qui ci vuole un numero.');
  if (kind === 'money') return value(fromEuro(number), note);
  if (kind === 'integer' && !Number.isInteger(number)) return bad('Qui ci vuole un numero intero.');
  return value(number, note);
}

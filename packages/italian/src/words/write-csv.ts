import { writeExact } from '../numbers/write-number.ts';

interface CsvForm {
  readonly separator: string;
  /** The file starts with a byte order mark, by which Excel knows UTF-8. */
  readonly isMarked: boolean;
}

/** CSV that an Italian Excel opens by a double click: BOM, semicolons, CRLF. */
const EXCEL: CsvForm = { separator: ';', isMarked: true };

/** A null `head` leaves the headings out. */
export function writeCsv(
  head: readonly string[] | null,
  rows: readonly (readonly unknown[])[],
  { separator, isMarked }: CsvForm = EXCEL,
): string {
  const lines = (head === null ? rows : [head, ...rows]).map((row) =>
    row.map((value) => quoted(cell(value), separator)).join(separator),
  );
  return `${isMarked ? '\uFEFF' : ''}${lines.join('\r\n')}\r\n`;
}

const quoted = (text: string, separator: string): string =>
  /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return writeExact(value);
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A text that a spreadsheet would run as a formula is shown instead; a number is no formula.
  const isRun = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) && !/^[+-]\d+([.,]\d+)?$/.test(plain);
  return isRun ? `'${plain}` : plain;
}

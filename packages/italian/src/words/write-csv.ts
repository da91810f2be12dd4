import { writeExact } from '../numbers/write-number.ts';

/** CSV that an Italian Excel opens by a double click: BOM, semicolons, CRLF. */
export function writeCsv(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'number') return writeExact(value);
  const plain = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // A text that a spreadsheet would run as a formula is shown instead.
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

import { romeWallClock } from '@truciolo/italian';
import { inEuro } from '@truciolo/money';
import type { CellValue, WriteSheet } from 'hucre';
import { registryTables } from '../registries/index.ts';
import type { Column } from './company-tables.ts';
import { columnNames, sheetNames } from './export-words.data.ts';

export interface TableRows {
  readonly table: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** Excel's own limits: rows of a sheet less the heading, characters of a cell, characters of a sheet's name. */
const SHEET_ROWS = 1_048_575;
const CELL_TEXT = 32_767;
const SHEET_NAME = 31;

const plain = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

/** Whole numbers of 64 bits are amounts in 1/10,000 of a euro or of a percent, but for pieces and sizes of files. */
const isAmount = ({ name, type }: Column): boolean =>
  type === 'bigint' && !/(^|_)(bytes|quantity)$/.test(name);

const formats: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'dd/mm/yyyy hh:mm',
  date: 'dd/mm/yyyy',
};

function cellOf(value: unknown, column: Column): CellValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return isAmount(column) ? inEuro(value) : value;
  if (typeof value === 'boolean') return value ? 'sì' : 'no';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (column.type === 'timestamp with time zone') return romeWallClock(new Date(text));
  if (column.type === 'date') return new Date(`${text}T00:00:00Z`);
  return text.slice(0, CELL_TEXT);
}

/** The database's own name of a table. */
const storedName = (table: string): string => table.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const registrySheets = new Map(
  Object.values(registryTables).map(({ table, registry }) => [storedName(table), registry.words.sheet]),
);

function sheetsOf({ table, columns, rows }: TableRows): WriteSheet[] {
  const name = registrySheets.get(table) ?? sheetNames[table] ?? plain(table);
  const heads = columns.map((column) => columnNames[column.name] ?? plain(column.name));
  const sheets: WriteSheet[] = [];
  for (let start = 0; start < rows.length; start += SHEET_ROWS) {
    const serial = sheets.length === 0 ? '' : ` ${sheets.length + 1}`;
    const body = rows
      .slice(start, start + SHEET_ROWS)
      .map((row) => columns.map((column) => cellOf(row[column.name], column)));
    sheets.push({
      name: `${name.slice(0, SHEET_NAME - serial.length)}${serial}`,
      columns: columns.map((column) => {
        const numFmt = isAmount(column) ? '#,##0.00##' : formats[column.type];
        return { width: 18, ...(numFmt && { numFmt }) };
      }),
      rows: [heads, ...body],
      freezePane: { rows: 1 },
    });
  }
  return sheets;
}

/** One sheet per kind of record. Times are in Rome, amounts in euros. */
export async function writeCompanyWorkbook(tables: readonly TableRows[]): Promise<Uint8Array> {
  // Loaded when a company asks: it would lengthen every start.
  const { writeXlsx } = await import('hucre');
  return writeXlsx({ sheets: tables.flatMap(sheetsOf) });
}

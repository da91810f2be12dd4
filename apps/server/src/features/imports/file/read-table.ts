import { SHEET_MAX_ROWS } from '@truciolo/contract';
import { HucreError } from 'hucre';
import { detectDelimiter, parseCsv, stripBom } from 'hucre/csv';
import { type MergeRange, readXlsx } from 'hucre/xlsx';
import type { CellValue } from '../sheets/sheet.ts';
import { fileKind } from './file-kind.ts';
import { DAMAGED, Refusal } from './refusal.ts';
import { checkUnpackedSize, listEntries } from './zip-check.ts';

/** The cells of one sheet. */
export interface Table {
  readonly sheet: string;
  /** All sheets that can be seen. */
  readonly sheets: readonly string[];
  readonly rows: CellValue[][];
  readonly merges: readonly MergeRange[];
  /** Rows whose cell in this column is shown with a percent sign: 0.125 means 12,5. */
  percentRows(column: number): Promise<ReadonlySet<number>>;
}

const MAX_COLUMNS = 200;
/** Titles above the headings count too. */
const MAX_ROWS_READ = SHEET_MAX_ROWS + 100;

/** UTF-8 where it is valid, Windows-1252 as Excel writes it otherwise. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function readCsv(bytes: Buffer): Table {
  const text = stripBom(decode(bytes));
  const firstLine = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'));
  // An Italian Excel separates with semicolons; the comma is inside the numbers.
  const delimiter = firstLine.includes(';') ? ';' : detectDelimiter(text.slice(0, 10_000));
  const rows = parseCsv(text, { delimiter, maxRows: MAX_ROWS_READ + 1 });
  return { sheet: '', sheets: [], rows, merges: [], percentRows: async () => new Set() };
}

async function readWorkbook(bytes: Buffer, title: string, wanted: string): Promise<Table> {
  await checkUnpackedSize(bytes, listEntries(bytes));
  const sheets: string[] = [];
  const isMeant = (name: string) => name === wanted || name.toLowerCase() === title.toLowerCase();
  try {
    // One reading: the first sheet is taken along in case none has the name.
    const book = await readXlsx(bytes, {
      maxRows: MAX_ROWS_READ + 1,
      sheets: ({ name, hidden, veryHidden }) => {
        if (hidden || veryHidden) return false;
        sheets.push(name);
        return sheets.length === 1 || isMeant(name);
      },
    });
    if (sheets.length === 0) throw new Refusal('Nel file non c’è nessun foglio visibile.');
    const read = book.sheets;
    const sheet =
      read.find(({ name }) => name === wanted) ?? read.find(({ name }) => isMeant(name)) ?? read[0];
    if (!sheet) throw new Refusal(DAMAGED);
    const { name } = sheet;
    return {
      sheet: name,
      sheets,
      rows: sheet.rows,
      merges: sheet.merges ?? [],
      percentRows: (column) => percentRows(bytes, name, column),
    };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof HucreError || error instanceof RangeError || error instanceof TypeError) {
      throw new Refusal(DAMAGED);
    }
    throw error;
  }
}

/** Formats cost a second reading: asked only where a number could mean a share of one. */
async function percentRows(bytes: Buffer, sheet: string, column: number): Promise<ReadonlySet<number>> {
  const { sheets } = await readXlsx(bytes, { sheets: [sheet], readStyles: true });
  const rows = new Set<number>();
  for (const [place, { style }] of sheets[0]?.cells ?? []) {
    const [row, at] = place.split(',').map(Number);
    if (at === column && row !== undefined && style?.numFmt?.includes('%')) rows.add(row);
  }
  return rows;
}

/** The sheet called like the registry, or the one that was asked for, or the first. */
export async function readTable(bytes: Buffer, title: string, wanted: string): Promise<Table> {
  const table = fileKind(bytes) === 'csv' ? readCsv(bytes) : await readWorkbook(bytes, title, wanted);
  if (table.rows.length > MAX_ROWS_READ) {
    throw new Refusal('Il foglio ha più di 50.000 righe: dividilo in più file.');
  }
  if (
    table.rows.some((row) => row.length > MAX_COLUMNS && row.slice(MAX_COLUMNS).some((cell) => cell !== null))
  ) {
    throw new Refusal(`Il foglio ha più di ${MAX_COLUMNS} colonne: tieni solo quelle che servono.`);
  }
  return table;
}

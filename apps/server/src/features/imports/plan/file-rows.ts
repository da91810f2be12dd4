import { cellText } from '../cells/cell-text.ts';
import type { Table } from '../file/read-table.ts';
import type { CellValue, RegistrySheet, SheetColumn } from '../sheets/sheet.ts';
import { ID_PATH } from './headings.ts';
import type { Layout } from './layout.ts';

/** A row of the file, with its cells by our columns. */
export interface FileRow {
  /** Row number, as in Excel. */
  readonly line: number;
  readonly id: string;
  readonly cells: ReadonlyMap<string, CellValue>;
  /** Cells that are merged with their neighbours to the right. */
  readonly merged: ReadonlySet<string>;
  /** Cells that a user typed or confirmed in the preview: their odd values are intended. */
  readonly settled: ReadonlySet<string>;
}

interface Place {
  readonly column: SheetColumn;
  readonly at: number;
}

/** A cell merged downwards counts for each of its rows. */
function spreadMerges({ rows, merges }: Table): void {
  for (const { startRow, startCol, endRow } of merges) {
    const value = rows[startRow]?.[startCol] ?? null;
    for (let at = startRow + 1; at <= Math.min(endRow, rows.length - 1); at += 1) {
      const row = rows[at];
      if (row) row[startCol] = value;
    }
  }
}

/** A number of a percent column that may be a fraction (0.125 shown as 12,5 %). */
const couldBeShare = (cell: CellValue | undefined): boolean =>
  typeof cell === 'number' &&
  cell !== 0 &&
  Math.abs(cell) <= 5 &&
  (Math.abs(cell) <= 1 || !Number.isInteger(cell));

async function unfoldPercents(table: Table, from: number, places: readonly Place[]): Promise<void> {
  for (const { at } of places.filter(({ column }) => column.kind === 'percent')) {
    if (!table.rows.slice(from).some((row) => couldBeShare(row[at]))) continue;
    for (const row of await table.percentRows(at)) {
      const cells = table.rows[row];
      const cell = cells?.[at];
      // 0.07 × 100 is 7.000000000000001: ten decimals are more than users write.
      if (cells && row >= from && typeof cell === 'number') cells[at] = Number((cell * 100).toFixed(10));
    }
  }
}

/** The mapped columns of the file, and the non-empty rows below the headings. */
export async function readFileRows(
  table: Table,
  { headingRow, matches }: Layout,
  sheet: RegistrySheet,
): Promise<{ columns: readonly SheetColumn[]; rows: readonly FileRow[] }> {
  const first = headingRow + 1;
  const places = matches.flatMap(({ path, at }): Place[] => {
    const column = sheet.columns.find((one) => one.path === path);
    return column ? [{ column, at }] : [];
  });
  const idAt = matches.find(({ path }) => path === ID_PATH)?.at ?? -1;
  spreadMerges(table);
  await unfoldPercents(table, first, places);
  const wide = table.merges.filter(
    ({ startCol, endCol }) => places.filter(({ at }) => at >= startCol && at <= endCol).length > 1,
  );
  const rows: FileRow[] = [];
  for (let at = first; at < table.rows.length; at += 1) {
    const row = table.rows[at] ?? [];
    if (places.every((place) => cellText(row[place.at] ?? null) === '')) continue;
    const merges = wide.filter(({ startRow, endRow }) => at >= startRow && at <= endRow);
    const merged = places.filter((place) => merges.some(({ startCol }) => startCol === place.at));
    rows.push({
      line: at + 1,
      id: cellText(row[idAt] ?? null),
      cells: new Map(places.map((place) => [place.column.path, row[place.at] ?? null])),
      merged: new Set(merged.map(({ column }) => column.path)),
      settled: new Set(),
    });
  }
  const inOrder = sheet.columns.filter((column) => places.some((place) => place.column === column));
  return { columns: inOrder, rows };
}

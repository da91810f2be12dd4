import type { CellMend } from '@truciolo/contract';
import type { ImportWords } from '../../../platform/database/import-tables.ts';
import { searchKey } from '../../../platform/registry/search-key.ts';
import { cellText } from '../cells/cell-text.ts';
import { headPaths } from '../sheets/past-quote.ts';
import type { CellValue, RegistrySheet, SheetColumn } from '../sheets/sheet.ts';
import type { FileRow } from './file-rows.ts';
import { groupRows } from './quote-rows.ts';

interface Read {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly FileRow[];
}

interface Mending {
  readonly words: ImportWords;
  readonly mends: readonly CellMend[];
}

/** The corrected rows: the shop's own words translated, then the corrected cells. */
export function mendedRows(sheet: RegistrySheet, read: Read, { words, mends }: Mending): Read {
  const paths = new Set(sheet.columns.map(({ path }) => path));
  const byLine = new Map<number, CellMend[]>();
  for (const mend of mends)
    if (paths.has(mend.path)) byLine.set(mend.line, [...(byLine.get(mend.line) ?? []), mend]);
  if (byLine.size === 0 && Object.keys(words).length === 0) return read;
  const silent = sheet.registry === 'quotes' ? inherited(read.rows) : () => false;
  const touched = new Set(read.columns.map(({ path }) => path));
  const rows = read.rows.map((row) => {
    const cells = new Map(row.cells);
    const write = (path: string, cell: CellValue) => {
      cells.set(path, cell);
      touched.add(path);
    };
    for (const [path, known] of Object.entries(words)) {
      if (!row.cells.has(path) || !paths.has(path)) continue;
      const text = cellText(row.cells.get(path) ?? null);
      if (text === '' && silent(row, path)) continue;
      for (const [place, meant] of Object.entries(known[searchKey(text)] ?? {}))
        if (paths.has(place) && (place === path || cellText(cells.get(place) ?? null) === ''))
          write(place, meant);
    }
    const written = byLine.get(row.line) ?? [];
    for (const { path, text } of written) write(path, text);
    return { ...row, cells, settled: new Set(written.map(({ path }) => path)) };
  });
  return { columns: sheet.columns.filter(({ path }) => touched.has(path)), rows };
}

/** Whether an empty cell of a quote's row takes the value of another row of the same quote. */
function inherited(rows: readonly FileRow[]): (row: FileRow, path: string) => boolean {
  const heads: readonly string[] = headPaths;
  const said = new Map<FileRow, ReadonlySet<string>>();
  for (const group of groupRows(rows)) {
    const filled = new Set(
      heads.filter((path) => group.some(({ cells }) => cellText(cells.get(path) ?? null) !== '')),
    );
    for (const row of group) said.set(row, filled);
  }
  return (row, path) => said.get(row)?.has(path) ?? false;
}

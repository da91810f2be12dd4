import type { TextCell, TextTable } from './message.ts';

interface OpenTable {
  readonly start: number;
  readonly rows: TextCell[][];
  row: TextCell[] | null;
  cellStart: number;
  /** Columns of the open cell. */
  columns: number;
  /** Rows of the open cell. */
  depth: number;
  /** Cells that reach into the rows below, by their column. */
  readonly held: Map<number, { readonly cell: TextCell; left: number }>;
  /** Another table stands inside: this one only lays out the page. */
  hasInner: boolean;
}

/** A longer cell holds a page, not a value. */
const CELL_CHARACTERS = 400;
const TABLE_ROWS = 2000;
/** Most columns or rows that one cell spans. */
const MERGED_CELLS = 50;

const isDataTable = (rows: readonly (readonly TextCell[])[]): boolean =>
  rows.filter((row) => row.filter(({ text }) => text !== '').length > 1).length > 1;

/** Writes text line by line and remembers where the cells of tables stand in it. */
export class TextWriter {
  text = '';
  readonly tables: TextTable[] = [];
  readonly #open: OpenTable[] = [];
  #quote = 0;

  get #atLineStart(): boolean {
    return this.text === '' || this.text.endsWith('\n') || this.text.endsWith('> ');
  }

  words(raw: string): void {
    const text = raw.replaceAll(/[\s\u00a0]+/g, ' ');
    if (text === '') return;
    const clean = this.#atLineStart || /[ \t]$/.test(this.text) ? text.trimStart() : text;
    if (clean !== '' && this.#quote > 0 && (this.text === '' || this.text.endsWith('\n'))) this.text += '> ';
    this.text += clean;
  }

  /** Ends the line; `twice` leaves an empty one. */
  line(twice = false): void {
    this.text = this.text.replace(/[ ]+$/, '');
    if (this.text === '') return;
    if (!this.text.endsWith('\n')) this.text += '\n';
    if (twice && !this.text.endsWith('\n\n')) this.text += '\n';
  }

  quote(step: 1 | -1): void {
    this.line();
    this.#quote = Math.max(0, this.#quote + step);
  }

  openTable(): void {
    for (const table of this.#open) table.hasInner = true;
    this.line();
    this.#open.push({
      start: this.text.length,
      rows: [],
      row: null,
      cellStart: 0,
      columns: 1,
      depth: 1,
      held: new Map(),
      hasInner: false,
    });
  }

  openRow(): void {
    const table = this.#open.at(-1);
    if (!table) return;
    this.closeRow();
    this.line();
    table.row = [];
  }

  openCell(columns: number, rows = 1): void {
    const table = this.#open.at(-1);
    if (!table) return;
    table.row ??= [];
    this.#reach(table, table.row);
    if (table.row.length > 0) this.text += '\t';
    table.columns = Math.min(columns, MERGED_CELLS);
    table.depth = Math.min(rows, MERGED_CELLS);
    table.cellStart = this.text.length;
  }

  /** Repeats the cells that reach down from the rows above at this place of a row. */
  #reach({ held }: OpenTable, row: TextCell[]): void {
    for (let above = held.get(row.length); above && above.left > 0; above = held.get(row.length)) {
      above.left -= 1;
      row.push(above.cell);
    }
  }

  closeCell(): void {
    const table = this.#open.at(-1);
    if (!table?.row) return;
    const raw = this.text.slice(table.cellStart);
    if (!table.hasInner && raw.length <= CELL_CHARACTERS) {
      this.text = this.text.slice(0, table.cellStart) + raw.replaceAll(/\s+/g, ' ').trim();
    }
    const cell = { text: this.text.slice(table.cellStart), start: table.cellStart, end: this.text.length };
    const blank = { text: '', start: cell.end, end: cell.end };
    for (let column = 0; column < table.columns; column += 1) {
      const each = column === 0 ? cell : blank;
      if (table.depth > 1) table.held.set(table.row.length, { cell: each, left: table.depth - 1 });
      table.row.push(each);
    }
  }

  closeRow(): void {
    const table = this.#open.at(-1);
    if (!table?.row) return;
    if (table.row.length > 0) this.#reach(table, table.row);
    if (table.row.length > 0 && table.rows.length < TABLE_ROWS) table.rows.push(table.row);
    table.row = null;
    this.line();
  }

  closeTable(): void {
    this.closeRow();
    const table = this.#open.pop();
    this.line(true);
    if (table && !table.hasInner && isDataTable(table.rows)) {
      this.tables.push({ start: table.start, end: this.text.length, rows: table.rows });
    }
  }
}

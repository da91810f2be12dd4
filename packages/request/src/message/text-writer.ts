import type { TextCell, TextTable } from './message.ts';

interface OpenTable {
  readonly start: number;
  readonly rows: TextCell[][];
  row: TextCell[] | null;
  cellStart: number;
  /** Another table stands inside: this one only lays out the page. */
  hasInner: boolean;
}

/** A longer cell holds a page, not a value. */
const CELL_CHARACTERS = 400;
const TABLE_ROWS = 2000;

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
    this.#open.push({ start: this.text.length, rows: [], row: null, cellStart: 0, hasInner: false });
  }

  openRow(): void {
    const table = this.#open.at(-1);
    if (!table) return;
    this.closeRow();
    this.line();
    table.row = [];
  }

  openCell(span: number): void {
    const table = this.#open.at(-1);
    if (!table) return;
    table.row ??= [];
    if (table.row.length > 0) this.text += '\t';
    for (let more = 1; more < Math.min(span, 50); more += 1)
      table.row.push({ text: '', start: this.text.length, end: this.text.length });
    table.cellStart = this.text.length;
  }

  closeCell(): void {
    const table = this.#open.at(-1);
    if (!table?.row) return;
    const raw = this.text.slice(table.cellStart);
    if (!table.hasInner && raw.length <= CELL_CHARACTERS) {
      this.text = this.text.slice(0, table.cellStart) + raw.replaceAll(/\s+/g, ' ').trim();
    }
    const text = this.text.slice(table.cellStart);
    table.row.push({ text, start: table.cellStart, end: this.text.length });
  }

  closeRow(): void {
    const table = this.#open.at(-1);
    if (!table?.row) return;
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

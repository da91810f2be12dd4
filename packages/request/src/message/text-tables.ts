import type { TextCell, TextTable } from './message.ts';

/** Marks between the columns of a table that was pasted as text, from the surest. */
const MARKS = ['\t', '|', ';'] as const;
/** Columns that only spaces keep apart. */
const SPACES = '  ';

const split = (line: string, mark: string): readonly string[] =>
  mark === SPACES
    ? line.split(/( {2,})/)
    : line.split(mark).flatMap((part, at) => (at === 0 ? [part] : [mark, part]));

function cellsOf(line: string, start: number, mark: string): TextCell[] {
  const cells: TextCell[] = [];
  let at = start;
  for (const [index, part] of split(line, mark).entries()) {
    const text = part.trim();
    const from = at + (part.length - part.trimStart().length);
    if (index % 2 === 0) cells.push({ text, start: from, end: from + text.length });
    at += part.length;
  }
  // "| a | b |" has a mark at both ends.
  if (mark === '|' && cells[0]?.text === '') cells.shift();
  if (mark === '|' && cells.at(-1)?.text === '') cells.pop();
  return cells;
}

const markOf = (line: string): string | null =>
  MARKS.find((mark) => line.split(mark).length > (mark === '\t' ? 2 : 3)) ??
  (line.trim().split(/ {2,}/).length > 2 ? SPACES : null);

/** Tables in plain text: at least two lines in a row with the same mark between three or more columns. */
export function textTables(text: string): readonly TextTable[] {
  const tables: TextTable[] = [];
  let open = null as { mark: string; start: number; end: number; rows: TextCell[][] } | null;
  const finish = (): void => {
    if (open && open.rows.length > 1) tables.push({ start: open.start, end: open.end, rows: open.rows });
    open = null;
  };
  let at = 0;
  for (const line of text.split('\n')) {
    const mark = markOf(line);
    const isRuler = /^[\s|+:=-]+$/.test(line) && line.trim() !== '';
    if (open && isRuler) open.end = at + line.length;
    else if (mark === null) finish();
    else {
      const cells = cellsOf(line, at, mark);
      // A row with an empty cell would shift, where spaces are all that there is.
      const isOther = open?.mark !== mark || (mark === SPACES && open.rows[0]?.length !== cells.length);
      if (open && isOther) finish();
      open ??= { mark, start: at, end: at, rows: [] };
      open.rows.push(cells);
      open.end = at + line.length;
    }
    at += line.length + 1;
  }
  finish();
  return tables;
}

import { headingKey, matchHeadings } from '@truciolo/headings';
import type { TextCell, TextTable } from '../message/message.ts';
import type { Line } from '../message/split-parts.ts';
import { codesIn } from '../read/codes.ts';
import { LIST_COLUMNS, QUANTITY_HEADING } from './columns.data.ts';

const QUANTITY = 'quantity';

/** The column that a heading names in plain words; null for every other text. */
function columnOf(text: string): string | null {
  if (QUANTITY_HEADING.test(headingKey(text))) return QUANTITY;
  const [match] = matchHeadings(LIST_COLUMNS, [text]);
  return match?.sure ? match.path : null;
}

const isCode = (text: string): boolean => codesIn(text, [], true)[0]?.start === 0;
const tableOf = (rows: readonly (readonly TextCell[])[]): TextTable => ({
  start: rows[0]?.[0]?.start ?? 0,
  end: Math.max(...rows.flat().map(({ end }) => end)),
  rows,
});

const trimmed = ({ text, start }: Line): TextCell => {
  const from = start + text.length - text.trimStart().length;
  return { text: text.trim(), start: from, end: from + text.trim().length };
};

/** A list whose cells became one line each, as some mail programs paste a table. `at` is its first line. */
function cellsBelowEachOther(lines: readonly TextCell[], at: number): TextTable | null {
  const head: string[] = [];
  for (let column: string | null = ''; column !== null; ) {
    column = columnOf(lines[at + head.length]?.text ?? '');
    if (column !== null) head.push(column);
  }
  const [code, quantity] = [head.indexOf('code'), head.indexOf(QUANTITY)];
  if (code < 0 || quantity < 0 || new Set(head).size < head.length) return null;
  const rows = [lines.slice(at, at + head.length)];
  for (let from = at + head.length; from < lines.length; from += head.length) {
    const row = lines.slice(from, from + head.length);
    if (!isCode(row[code]?.text ?? '') || !/^\d/.test(row[quantity]?.text ?? '')) break;
    rows.push(row);
  }
  return rows.length > 1 ? tableOf(rows) : null;
}

interface LabelledCell {
  readonly label: string;
  /** Beginning of its line. */
  readonly from: number;
  readonly cell: TextCell;
}

const PAIR = /^(\p{L}[\p{L}.'’ /°]{0,30}?)\s*:\s*(\S.*)$/u;
/** «Item 00010» at the head of a record. */
const NUMBERED = /^(pos(?:izione|ition)?|item|riga|line|zeile)\.?\s*(?:n\.?\s*)?\d+$/i;

/** «Quantità: 12   Consegna: 04/05/2026» in pieces; null for a line of other words. */
function pairsOf(line: Line | undefined): readonly LabelledCell[] | null {
  if (!line) return null;
  const { text, start } = line;
  const pairs: LabelledCell[] = [];
  for (const { 0: piece, index } of text.matchAll(/\S+(?: \S+)*/g)) {
    const [, label, value = ''] = PAIR.exec(piece) ?? [];
    const end = start + index + piece.length;
    const cell = (words: string): TextCell => ({ text: words, start: end - words.length, end });
    if (label !== undefined) pairs.push({ label, from: start, cell: cell(value) });
    else if (NUMBERED.test(piece)) pairs.push({ label: 'Pos.', from: start, cell: cell(piece) });
    // «Material: GX-88210-03  SHAFT»: the name of the part stands behind its number.
    else if (pairs.length > 0) pairs.push({ label: 'Descrizione', from: start, cell: cell(piece) });
    else return null;
  }
  return pairs;
}

/** A repeated label begins the next record. */
function recordsOf(pairs: readonly LabelledCell[]): readonly ReadonlyMap<string, LabelledCell>[] {
  const records: Map<string, LabelledCell>[] = [];
  for (const pair of pairs) {
    const key = headingKey(pair.label);
    const last = records.at(-1);
    if (last && !last.has(key)) last.set(key, pair);
    else records.push(new Map([[key, pair]]));
  }
  return records;
}

/** Labels that stand once, before the first record or behind the last one, speak of the whole request. */
function withoutOthers(pairs: readonly LabelledCell[]): readonly LabelledCell[] {
  const keys = pairs.map(({ label }) => headingKey(label));
  const isRepeated = keys.map((key) => keys.indexOf(key) !== keys.lastIndexOf(key));
  return isRepeated.includes(true)
    ? pairs.slice(isRepeated.indexOf(true), isRepeated.lastIndexOf(true) + 1)
    : [];
}

/** Records of labelled values, one below the other, as portals write them. */
function tableOfRecords(given: readonly LabelledCell[]): TextTable | null {
  const pairs = withoutOthers(given);
  const records = recordsOf(pairs);
  const heads = new Map(records.flatMap((record) => [...record].map(([key, { label }]) => [key, label])));
  const columns = new Set([...heads.values()].map(columnOf));
  if (!columns.has(QUANTITY) || columns.size < 3 || records.length < 2) return null;
  const first = pairs[0]?.from ?? 0;
  const unwritten = (text: string): TextCell => ({ text, start: first, end: first });
  return tableOf([
    [...heads.values()].map(unwritten),
    ...records.map((record) => [...heads.keys()].map((key) => record.get(key)?.cell ?? unwritten(''))),
  ]);
}

/** Lists that are written without a table: cells on lines of their own, or records of labelled values. */
export function writtenLists(body: readonly Line[]): readonly TextTable[] {
  const tables: TextTable[] = [];
  const lines = body.filter(({ text }) => text.trim() !== '');
  const cells = lines.map(trimmed);
  for (let at = 0; at < lines.length; ) {
    const pairs: LabelledCell[] = [];
    let end = at;
    for (let more = pairsOf(lines[end]); more !== null; more = pairsOf(lines[end])) {
      pairs.push(...more);
      end += 1;
    }
    const table = pairs.length > 0 ? tableOfRecords(pairs) : cellsBelowEachOther(cells, at);
    if (table) tables.push(table);
    at = Math.max(end, at + 1);
    while (table && (lines[at]?.start ?? table.end) < table.end) at += 1;
  }
  return tables;
}

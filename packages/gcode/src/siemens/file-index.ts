import type { LineTable } from '../line-table.ts';
import { headOf } from './line-head.ts';

/** A program inside a file: from its header to the next one. Lines from 0, `end` past the last. */
export interface Section {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Jump targets and matching ends of a file, made when the first jump, loop or call asks for it. */
export interface FileIndex {
  readonly labels: ReadonlyMap<string, readonly number[]>;
  readonly numbers: ReadonlyMap<number, readonly number[]>;
  /** IF → its ELSE or ENDIF; ELSE → ENDIF; heads of loops ↔ their ends. */
  readonly partners: ReadonlyMap<number, number>;
  readonly sections: readonly Section[];
}

const HEADER = /^\s*%\s*_?N?_?(\w+?)(?:_(?:MPF|SPF))?\s*$/i;
const LOOPS: Readonly<Record<string, string>> = {
  ENDWHILE: 'WHILE',
  ENDFOR: 'FOR',
  ENDLOOP: 'LOOP',
  UNTIL: 'REPEAT',
};
const LABEL_AFTER_REPEAT = /^\s*\(?\s*[A-Z_]/i;

/** Name of a program as its callers write it: without folders, `_N_`, `_SPF` and extension. */
export function programName(text: string): string {
  const file = text.split(/[\\/]/).pop() ?? '';
  return file
    .toUpperCase()
    .replace(/\.[A-Z]+$/, '')
    .replace(/^_N_/, '')
    .replace(/_(SPF|MPF)$/, '');
}

export function indexFile(file: LineTable): FileIndex {
  const labels = new Map<string, number[]>();
  const numbers = new Map<number, number[]>();
  const partners = new Map<number, number>();
  const starts: { name: string; start: number }[] = [{ name: '', start: 0 }];
  const open: { word: string; line: number }[] = [];
  let empty = true;
  for (let line = 0; line < file.lines; line++) {
    const text = file.text(line).replace(/;.*$/s, '');
    if (text.trim() === '') continue;
    const header = HEADER.exec(text);
    if (header) {
      starts.push({ name: programName(header[1] ?? ''), start: line });
      empty = true;
      continue;
    }
    const head = headOf(text);
    if (head.word === 'PROC') {
      const name = /^\s*(\w+)/.exec(head.rest)?.[1]?.toUpperCase() ?? '';
      const last = starts.at(-1);
      if (empty && last) starts[starts.length - 1] = { name, start: last.start };
      else starts.push({ name, start: line });
    }
    empty = false;
    if (head.label !== '') add(labels, head.label, line);
    if (head.number >= 0) add(numbers, head.number, line);
    match(open, partners, head.word, head.rest, line);
  }
  const sections = starts.map(({ name, start }, i) => ({
    name,
    start,
    end: starts[i + 1]?.start ?? file.lines,
  }));
  return { labels, numbers, partners, sections };
}

function add<K>(map: Map<K, number[]>, key: K, line: number): void {
  const list = map.get(key);
  if (list) list.push(line);
  else map.set(key, [line]);
}

function match(
  open: { word: string; line: number }[],
  partners: Map<number, number>,
  word: string,
  rest: string,
  line: number,
): void {
  if (word === 'IF' && !/\bGOTO[FBC]?\b/i.test(rest)) open.push({ word, line });
  else if (word === 'WHILE' || word === 'FOR' || word === 'LOOP') open.push({ word, line });
  else if (word === 'REPEAT' && !LABEL_AFTER_REPEAT.test(rest)) open.push({ word, line });
  else if (word === 'ELSE' || word === 'ENDIF') {
    const top = closeUpTo(open, ['IF', 'ELSE']);
    if (top === undefined) return;
    partners.set(top, line);
    if (word === 'ELSE') open.push({ word, line });
  } else if (Object.hasOwn(LOOPS, word)) {
    const top = closeUpTo(open, [LOOPS[word] as string]);
    if (top === undefined) return;
    partners.set(top, line);
    partners.set(line, top);
  }
}

/** Removes the innermost open structure of one of the words, and all open ones inside it. */
function closeUpTo(open: { word: string; line: number }[], words: readonly string[]): number | undefined {
  const at = open.findLastIndex(({ word }) => words.includes(word));
  if (at < 0) return undefined;
  const { line } = open[at] as { line: number };
  open.length = at;
  return line;
}

import { headingKey } from './heading-key.ts';
import { isShortFor, likeness } from './likeness.ts';

/** A column that a table of strangers may have. */
export interface HeadedColumn {
  /** Name of the column in the answer. */
  readonly path: string;
  readonly heading: string;
  readonly unit?: string;
  /** Other usual headings of the same column. */
  readonly also?: readonly string[];
  /** The column is matched by its name alone, never by similarity. */
  readonly byNameOnly?: true;
}

export type Mapping = Readonly<Record<string, string | null>>;

export interface HeadingMatch {
  /** Heading of the file; a repeated one gets a number. */
  readonly heading: string;
  /** Index in the row. */
  readonly at: number;
  /** Path of our column. */
  readonly path: string | null;
  /** Matched by name or by an earlier choice of the company; false for a guess. */
  readonly sure: boolean;
}

/** A lower similarity is a coincidence. */
const LIKE_ENOUGH = 0.6;

const headingOf = ({ heading, unit }: HeadedColumn): string => (unit ? `${heading} (${unit})` : heading);

const bare = (text: string): string => headingKey(text.replace(/\(.*\)\s*$/, ''));

/** Names that identify a column with certainty. */
const namesOf = (column: HeadedColumn): string[] =>
  [headingOf(column), column.heading, ...(column.also ?? [])].map(headingKey);

function sureMatch(columns: readonly HeadedColumn[], key: string, heading: string): string | null {
  const exact = columns.find((column) => headingKey(headingOf(column)) === key);
  const known =
    exact ??
    columns.find((column) => namesOf(column).includes(key)) ??
    columns.find((column) => namesOf(column).includes(bare(heading)));
  return known?.path ?? null;
}

function bestGuess(columns: readonly HeadedColumn[], key: string, taken: ReadonlySet<string>): string | null {
  let best: { path: string; score: number } | null = null;
  for (const column of columns) {
    if (taken.has(column.path) || column.byNameOnly) continue;
    const score = Math.max(
      ...namesOf(column).map((name) => (isShortFor(key, name) ? 1 : likeness(name, key))),
    );
    if (score >= LIKE_ENOUGH && score > (best?.score ?? 0)) best = { path: column.path, score };
  }
  return best?.path ?? null;
}

/** Maps the headings of the file to our columns: by earlier choices, by name, by similarity. */
export function matchHeadings(
  columns: readonly HeadedColumn[],
  headings: readonly string[],
  remembered: Mapping = {},
): HeadingMatch[] {
  const counts = new Map<string, number>();
  const named = headings.flatMap((text, at) => {
    if (text === '') return [];
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return [{ heading: count === 1 ? text : `${text} (${count})`, at, isFirst: count === 1 }];
  });
  const taken = new Set<string>();
  const take = (path: string | null): string | null => {
    if (path === null || taken.has(path)) return null;
    taken.add(path);
    return path;
  };
  const known = named.map(({ heading, at, isFirst }): HeadingMatch => {
    const key = headingKey(heading);
    if (Object.hasOwn(remembered, key))
      return { heading, at, path: take(remembered[key] ?? null), sure: true };
    const path = take(isFirst ? sureMatch(columns, key, heading) : null);
    return { heading, at, path, sure: path !== null };
  });
  return known.map((match) =>
    match.sure ? match : { ...match, path: take(bestGuess(columns, headingKey(match.heading), taken)) },
  );
}

/** Number of known headings in a row of the file. */
const knownHeadings = (
  columns: readonly HeadedColumn[],
  texts: readonly string[],
  remembered: Mapping,
): number =>
  texts.filter((text) => {
    const key = headingKey(text);
    return key !== '' && (Object.hasOwn(remembered, key) || sureMatch(columns, key, text) !== null);
  }).length;

/** The row with most known headings, and how many it has; -1 when no row has any. */
export function findHeadingRow(
  columns: readonly HeadedColumn[],
  rows: readonly (readonly string[])[],
  remembered: Mapping = {},
): { readonly at: number; readonly known: number } {
  let best = { at: -1, known: 0 };
  for (const [at, row] of rows.entries()) {
    const known = knownHeadings(columns, row, remembered);
    if (known > best.known) best = { at, known };
  }
  return best;
}

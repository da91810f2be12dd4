import { searchKey } from '../../../platform/registry/search-key.ts';
import { headingOf, ID_HEADING, type RegistrySheet, type SheetColumn } from '../sheets/sheet.ts';

/** A normalised heading: without stars, dots, brackets, capitals, accents. */
export const headingKey = (text: string): string =>
  searchKey(text)
    .replaceAll(/[*:."'’]/g, '')
    .replaceAll(/[^a-z0-9€/%]+/g, ' ')
    .trim();

const bare = (text: string): string => headingKey(text.replace(/\(.*\)\s*$/, ''));

/** Names that identify a column with certainty. */
const namesOf = (column: SheetColumn): string[] =>
  [headingOf(column), column.heading, ...(column.also ?? [])].map(headingKey);

/** Similarity of two texts by shared letter pairs, 0 to 1 (Sørensen–Dice). */
export function likeness(one: string, two: string): number {
  const pairs = (text: string) =>
    Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));
  const [mine, theirs] = [pairs(one), pairs(two)];
  if (mine.length === 0 || theirs.length === 0) return one === two ? 1 : 0;
  const left = [...theirs];
  let shared = 0;
  for (const pair of mine) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    shared += 1;
  }
  return (2 * shared) / (mine.length + theirs.length);
}

/** "Rag. Soc." for "Ragione sociale": every word is the beginning of the word in the same place. */
function isShortFor(short: string, name: string): boolean {
  const [words, whole] = [short.split(' '), name.split(' ')];
  return words.length === whole.length && words.every((word, at) => whole[at]?.startsWith(word));
}

/** A lower similarity is a coincidence. */
const LIKE_ENOUGH = 0.6;

export type Mapping = Readonly<Record<string, string | null>>;

export interface HeadingMatch {
  /** Heading of the file; a repeated one gets a number. */
  readonly heading: string;
  /** Index in the row. */
  readonly at: number;
  /** Path of our column; `ID` for the hidden one. */
  readonly path: string | null;
  /** Matched by name or by an earlier choice of the company; false for a guess. */
  readonly sure: boolean;
}

export const ID_PATH = ID_HEADING;

function sureMatch(sheet: RegistrySheet, key: string, heading: string): string | null {
  if (key === headingKey(ID_HEADING)) return ID_PATH;
  const exact = sheet.columns.find((column) => headingKey(headingOf(column)) === key);
  const known =
    exact ??
    sheet.columns.find((column) => namesOf(column).includes(key)) ??
    sheet.columns.find((column) => namesOf(column).includes(bare(heading)));
  return known?.path ?? null;
}

function bestGuess(sheet: RegistrySheet, key: string, taken: ReadonlySet<string>): string | null {
  let best: { path: string; score: number } | null = null;
  for (const column of sheet.columns) {
    if (taken.has(column.path)) continue;
    const score = Math.max(
      ...namesOf(column).map((name) => (isShortFor(key, name) ? 1 : likeness(name, key))),
    );
    if (score >= LIKE_ENOUGH && score > (best?.score ?? 0)) best = { path: column.path, score };
  }
  return best?.path ?? null;
}

/** Maps the headings of the file to our columns: by earlier choices, by name, by similarity. */
export function matchHeadings(
  sheet: RegistrySheet,
  headings: readonly string[],
  remembered: Mapping,
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
    const path = take(isFirst ? sureMatch(sheet, key, heading) : null);
    return { heading, at, path, sure: path !== null };
  });
  return known.map((match) =>
    match.sure ? match : { ...match, path: take(bestGuess(sheet, headingKey(match.heading), taken)) },
  );
}

/** Number of known headings in a row of the file: the heading row is the one with most. */
export const knownHeadings = (sheet: RegistrySheet, texts: readonly string[], remembered: Mapping): number =>
  texts.filter((text) => {
    const key = headingKey(text);
    return key !== '' && (Object.hasOwn(remembered, key) || sureMatch(sheet, key, text) !== null);
  }).length;

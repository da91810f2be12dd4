/** A row of a picker: its name, other names people use for it, and whatever else it is found by. */
export interface Findable {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly notes?: string;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

const wordsOf = (text: string): readonly string[] => text.split(/[\s/,;()]+/).filter((word) => word !== '');

/** Letters and digits alone: «GGG 50» is «GGG50». */
const compact = (text: string): string => text.replace(/[^a-z0-9]/g, '');

const begins = (texts: readonly string[], words: readonly string[]): boolean => {
  const inside = texts.flatMap(wordsOf);
  return words.every((word) => inside.some((one) => one.startsWith(word)));
};

const isWords = (texts: readonly string[], words: readonly string[]): boolean => {
  const inside = texts.flatMap(wordsOf);
  return words.every((word) => inside.includes(word));
};

const holds = (texts: readonly string[], words: readonly string[]): boolean => {
  const inside = texts.join(' ');
  return words.every((word) => inside.includes(word));
};

/**
 * Rank of a row for a search, smaller is better; null without a match. The name itself comes first, then its aliases,
 * then prefixes, then words, notes last.
 */
export function rankOf(search: string, { name, aliases = [], notes = '' }: Findable): number | null {
  const typed = plain(search);
  if (typed === '') return 0;
  const own = plain(name);
  const others = aliases.map(plain);
  const words = wordsOf(typed);
  const tests: readonly (() => boolean)[] = [
    () => own === typed,
    () => others.includes(typed),
    () => own.startsWith(typed),
    () => others.some((one) => one.startsWith(typed)),
    () => isWords([own], words),
    () => begins([own], words),
    () => isWords([own, ...others], words),
    () => begins([own, ...others], words),
    () => holds([own], words),
    () => holds([own, ...others], words),
    () => compact(typed) !== '' && [own, ...others].some((one) => compact(one).includes(compact(typed))),
    () => holds([own, ...others, plain(notes)], words),
  ];
  const rank = tests.findIndex((test) => test());
  return rank === -1 ? null : rank;
}

/** Up to this rank a row has exactly the typed name or alias. */
const LAST_EXACT = 1;

/** The rows that answer, best first; those that answer alike keep their order. */
export function rankChoices<T>(search: string, rows: readonly T[], findable: (row: T) => Findable): T[] {
  return rows
    .map((row) => ({ row, rank: rankOf(search, findable(row)) }))
    .filter(({ rank }) => rank !== null)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ row }) => row);
}

/** The row that a typed text means without a choice: an exact name, or the only match. */
export function meantChoice<T>(search: string, rows: readonly T[], findable: (row: T) => Findable): T | null {
  if (plain(search) === '') return null;
  const [first, ...rest] = rankChoices(search, rows, findable);
  if (first === undefined) return null;
  return rest.length === 0 || (rankOf(search, findable(first)) ?? 9) <= LAST_EXACT ? first : null;
}

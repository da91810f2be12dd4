/** Stretches of text that already have a meaning, so that a second reader leaves them alone. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

const overlaps = (one: Range, two: Range): boolean => one.start < two.end && two.start < one.end;

export const isFree = (range: Range, taken: readonly Range[]): boolean =>
  taken.every((other) => !overlaps(range, other));

/** Ranges of all matches of a pattern. */
export const rangesOf = (text: string, pattern: RegExp): Range[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

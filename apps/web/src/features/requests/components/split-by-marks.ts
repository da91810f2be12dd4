import { findWords } from './find-words.ts';

export interface Mark<Tag> {
  readonly text: string;
  /** First character in the whole text, where it is known. */
  readonly at?: number | undefined;
  readonly tag: Tag;
}

interface MarkedPart<Tag> {
  readonly text: string;
  readonly tag: Tag | null;
  /** First character in the whole text. */
  readonly start: number;
}

/** The text in pieces, marked ones with their tag. Overlapping marks are left out after the first. */
export function splitByMarks<Tag>(text: string, marks: readonly Mark<Tag>[]): readonly MarkedPart<Tag>[] {
  const found = marks
    .map(({ text: words, at, tag }) => ({ start: findWords(text, words, at), length: words.length, tag }))
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => one.start - other.start || other.length - one.length);
  const parts: MarkedPart<Tag>[] = [];
  let at = 0;
  for (const { start, length, tag } of found) {
    if (start < at) continue;
    if (start > at) parts.push({ text: text.slice(at, start), tag: null, start: at });
    parts.push({ text: text.slice(start, start + length), tag, start });
    at = start + length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), tag: null, start: at });
  return parts;
}

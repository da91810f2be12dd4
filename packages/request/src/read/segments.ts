import type { Line } from '../message/split-parts.ts';
import { MONTH } from './dates.ts';

/** A stretch of the message's text that speaks of one thing. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  /** A line of a list: it begins with a dash, a number, or stands in a run of such lines. */
  readonly isItem: boolean;
  /** Stretches of one paragraph or list line have the same number. */
  readonly block: number;
}

const BULLET =
  /^\s*(?:[-–—*•·+▪●○►>]\s*(?=\S)|\(?\d{1,3}\s?[).\]]\s+(?=\S)|[a-z]\)\s+|(?:pos(?:izione)?|line|riga|zeile)\.?\s*\d{1,4}\s*[:.)-]?\s+)/i;
const MONTH_AHEAD = new RegExp(`^${MONTH}(?!\\p{L})`, 'iu');

/** A shorter line was ended by its writer, not by the program. */
const WRAPPED_FROM = 58;

/** The end of a line whose sentence goes on. */
const OPEN_END = /[,(]\s*$|\b(?:di|in|da|con|per|e|of|for|and|mit|und|für)\s*$/i;

/** Words that end with a dot inside a sentence. */
const SHORTENED =
  /(?:^|[\s(/])(?:pz|pcs|n|nr|no|num|rev|ind|cod|art|dis|disegn|tel|sett|vs|ns|ca|circa|dim|diam|sp|mat|tratt|pos|q\.tà|qtà|qta|spett|sig|sigg|gg|rif|ing|geom|dott|dr|rag|arch|prof|lav|toll|cad|es|ecc|etc|max|min|std|anod|zinc|mm|kg|srl|spa|part|descr|stk|st|zeichn|ca|bzw|inkl|mod|lung|largh|alt|int|est|term|sup)$/i;

const isDayOfMonth = (before: string, after: string): boolean =>
  /(?:^|\D)\d{1,2}$/.test(before) && MONTH_AHEAD.test(after);

/** The end of a sentence: a mark, a blank, and a capital or the sign of a new item, unless the word before is a shortened one. */
function sentenceEnds(text: string): number[] {
  const ends: number[] = [];
  for (const match of text.matchAll(/[.!?]\s+(?=[A-ZÀ-Ú«"(<•*[])|;\s*/g)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index);
    if (match[0][0] === '.' && (SHORTENED.test(before) || /(?:^|\s)\p{L}$/u.test(before))) continue;
    // «15. Mai» is a day.
    if (match[0][0] === '.' && isDayOfMonth(before, text.slice(match.index + match[0].length))) continue;
    ends.push(match.index + match[0].length);
  }
  return ends;
}

interface Block {
  start: number;
  end: number;
  isItem: boolean;
}

/** A list line may begin with a code instead of a mark: the caller knows what a code looks like. */
function blocksOf(lines: readonly Line[], startsItem: (line: string) => boolean): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null;
  let previous = '';
  for (const { text, start, end } of lines) {
    if (text.trim() === '') {
      open = null;
      previous = '';
      continue;
    }
    const mark = BULLET.exec(text)?.[0] ?? '';
    const isWrapped =
      previous.length >= WRAPPED_FROM
        ? !/[.:;!?]\s*$/.test(previous)
        : /^\s*[a-zà-ù]/.test(text) && OPEN_END.test(previous);
    // A code at the head of a line begins a list line, unless the program only broke a sentence there.
    const isItem: boolean = mark !== '' || (startsItem(text) && (!isWrapped || open?.isItem === true));
    if (open && !isItem && (isWrapped || /^\s{3,}\S/.test(text))) open.end = end;
    else {
      open = { start: start + mark.length, end, isItem };
      blocks.push(open);
    }
    previous = text;
  }
  return blocks;
}

/** Cuts the lines of the new text in sentences and list lines. */
export function segmentsOf(
  text: string,
  lines: readonly Line[],
  startsItem: (line: string) => boolean,
): Segment[] {
  return blocksOf(lines, startsItem).flatMap(({ start, end, isItem }, block) => {
    const whole = text.slice(start, end);
    const cuts = [0, ...sentenceEnds(whole), whole.length];
    return cuts.slice(1).flatMap((to, at) => {
      const from = cuts[at] ?? 0;
      return to > from ? [{ start: start + from, end: start + to, isItem, block }] : [];
    });
  });
}

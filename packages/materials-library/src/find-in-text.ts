import { DESIGNATIONS, FAMILIES } from './designations.data.ts';
import { findMaterial } from './find-material.ts';
import type { LibraryMaterial } from './library-material.ts';

/** Words of a text that name a material. */
export interface MaterialMention {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Absent: a family ("ottone"), or a designation that the library does not have. */
  readonly material?: LibraryMaterial;
  readonly isFamily: boolean;
}

/** Longest text that is searched. */
const TEXT_CHARACTERS = 200_000;

/** Grades and tempers that the library does not tell apart: S355JR and S355J2, 6082-T6 and 6082-T651. */
function lookUp(words: string): LibraryMaterial | undefined {
  const plain = words.replace(
    /^(?:W\.?\s?Nr\.?|stainless(?: steel)?|edelstahl|SS|lega|anticorodal|ergal|avional|peraluman|allumini(?:o|um)|aluminum|Alu?(?=[\s-]?\d)|EN\s?-?AW)[\s-]*(?=\S*\d)/i,
    '',
  );
  const withoutTemper = plain.replace(/(\d{4}A?)\s?-?\s?[TH]\d{1,4}$/, '$1');
  const grade = plain.replace(/^(S\s?\d{3}).*$/, '$1').replace(/\+[A-Z]{1,2}$/, '');
  for (const spelling of [words, plain, withoutTemper, grade]) {
    const found = findMaterial(spelling);
    if (found) return found;
  }
  return undefined;
}

/** "ottone OT58", "Al 6082 (anticorodal)", "S355 (Fe 510)": one material in two ways, with nothing between. */
function isSame(one: MaterialMention, two: MaterialMention, between: string): boolean {
  if (!/^[\s(),/=-]{0,3}$/.test(between)) return false;
  if (one.isFamily || two.isFamily) return !between.includes(',');
  return between.includes('(') && (one.material?.id === two.material?.id || !two.material);
}

function merge(text: string, mentions: readonly MaterialMention[]): MaterialMention[] {
  const merged: MaterialMention[] = [];
  for (const mention of mentions) {
    const last = merged.at(-1);
    if (!last || !isSame(last, mention, text.slice(last.end, mention.start))) {
      merged.push(mention);
      continue;
    }
    const closed = text.slice(last.end, mention.start).includes('(') && text[mention.end] === ')';
    const end = mention.end + (closed ? 1 : 0);
    const material = last.material ?? mention.material;
    merged[merged.length - 1] = {
      text: text.slice(last.start, end),
      start: last.start,
      end,
      isFamily: last.isFamily && mention.isFamily,
      ...(material && { material }),
    };
  }
  return merged;
}

/** The materials that a running text names, in its order: designations of the standards, trade names, families. */
export function findMaterialsIn(whole: string): readonly MaterialMention[] {
  const text = whole.slice(0, TEXT_CHARACTERS);
  const found: MaterialMention[] = [];
  const isFree = (start: number, end: number) =>
    found.every((other) => end <= other.start || start >= other.end);
  const collect = (pattern: RegExp, isFamily: boolean): void => {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      // A piece of a longer code, such as "AX-C45-2", names no material.
      if (/[\w][-./_]$/.test(text.slice(Math.max(0, start - 2), start))) continue;
      if (/^(?:[-_/][A-Za-z0-9]|\.\d)/.test(text.slice(end, end + 2)) && !isFamily) continue;
      if (!isFree(start, end)) continue;
      const material = isFamily ? undefined : lookUp(match[0]);
      found.push({ text: match[0], start, end, isFamily, ...(material && { material }) });
    }
  };
  for (const pattern of DESIGNATIONS) collect(pattern, false);
  collect(FAMILIES, true);
  found.sort((one, two) => one.start - two.start);
  return merge(text, found);
}

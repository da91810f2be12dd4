import { withComma } from '@truciolo/italian';
import type { Range } from './taken.ts';

/** A measure in the words of drawings: "Ø40 × 60", "Ø25 H7". */
export interface MeasureMention extends Range {
  readonly measure: string;
}

const NUMBER = String.raw`\d{1,5}(?:[.,]\d{1,3})?`;
const DIAMETER = String.raw`(?:[Øø⌀∅]|(?<!\p{L})(?:diam(?:etro|eter|\.)?|durchmesser|tondo))\s?`;
const ROUND = new RegExp(
  `${DIAMETER}(${NUMBER})\\s?(?:mm\\s?|[a-z]{1,2}\\d{1,2}\\s?)?(?:[x×*]|(?:per\\s)?lungh(?:ezza|\\.)?)\\s?(?:l\\s?=?\\s?)?(${NUMBER})(?![\\d°])`,
  'iu',
);
const BOX = new RegExp(
  `(?<![\\p{L}\\d.,/-])(${NUMBER})\\s?[x×*]\\s?(${NUMBER})\\s?[x×*]\\s?(?:sp\\.?\\s?)?(${NUMBER})(?![\\d°])`,
  'iu',
);
const FIT = new RegExp(`${DIAMETER}(${NUMBER})\\s?([A-HJ-NP-Z]{1,2}\\d{1,2})(?![\\p{L}\\d])`, 'giu');

/** The size of a hole is no size of the part. */
const HOLE = /(?:for[oi]|hole|bore|bohrung)\s*(?:di\s*)?$/i;

/** The overall size of the part that a stretch of text names: a diameter with a length, or three sides. */
export function overallIn(text: string): MeasureMention | null {
  const round = ROUND.exec(text);
  const box = BOX.exec(text);
  const match = round && !HOLE.test(text.slice(0, round.index)) ? round : box;
  if (!match) return null;
  const sizes = match.slice(1).map(withComma).join(' × ');
  const measure = match === round ? `Ø${sizes}` : sizes;
  return { measure, start: match.index, end: match.index + match[0].length };
}

/** Fits of ISO 286 on a diameter. */
export const fitsIn = (text: string): readonly MeasureMention[] =>
  [...text.matchAll(FIT)].map((match) => ({
    measure: `Ø${withComma(match[1] ?? '')} ${match[2]}`,
    start: match.index,
    end: match.index + match[0].length,
  }));

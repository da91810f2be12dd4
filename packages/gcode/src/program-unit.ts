import { type SourceFile, textOf } from './source-file.ts';

/** Unit of the lengths in a program. */
export type LengthUnit = 'mm' | 'inch';

export const UNIT_MM: Readonly<Record<LengthUnit, number>> = { mm: 1, inch: 25.4 };

/** The unit of a program that declares none (no G20, no G21). */
export interface UndeclaredUnit {
  readonly used: LengthUnit;
  /** Unit suggested by feeds, decimals and comments; null when they give no hint. */
  readonly likely: LengthUnit | null;
}

const HEAD_BYTES = 65_536;
const COMMENT = /\([^)\n]*\)|;[^\n]*/g;
const INCH_WORDS =
  /\d\s*\/\s*\d+\s*(?:"|IN\b|INCH|DRILL|END\s?MILL|TAP|BALL|FLAT)|[\d.]\s*"|\d\s*INCH|\bINCH(?:ES)?\b|-(?:20|13|16|18|24|28|32)\s*UN[CF]/;
const MM_WORDS = /\d\s*MM\b|\bMILLIMET|\bMETRIC\b|\bM\d+\s*X\s*[\d.]+/;
const COORDINATE = /(?:^|[^A-Z])[XYZUWIJKR]\s*-?\d*\.(\d+)/g;
const FEED_OR_SPEED = /(?:^|[^A-Z])([FS])\s*(\d*\.?\d+)/g;
/** A feed of one turn below this is in inches, above the other in millimetres: between them both are usual. */
const INCH_PER_TURN = 0.02;
const MM_PER_TURN = 0.04;
/** Fewer decimals than this many prove nothing. */
const ENOUGH_COORDINATES = 8;

/** Votes of one kind of evidence: positive for inches, negative for millimetres. */
type Vote = (program: string, comments: string) => number;

const byComments: Vote = (_program, comments) =>
  (INCH_WORDS.test(comments) ? 3 : 0) - (MM_WORDS.test(comments) ? 3 : 0);

/** Posts write four decimals in inches and three in millimetres. */
const byDecimals: Vote = (program) => {
  const decimals = [...program.matchAll(COORDINATE)].map(([, digits]) => (digits ?? '').length);
  if (decimals.length < ENOUGH_COORDINATES) return 0;
  const most = decimals.reduce((high, count) => Math.max(high, count), 0);
  if (most === 4) return 1;
  return most === 3 ? -1 : 0;
};

/** Feed of a turn: F over S of a mill, F itself where it is already one. */
const byFeeds: Vote = (program) => {
  const turns: number[] = [];
  let speed = 0;
  for (const [, letter, digits] of program.matchAll(FEED_OR_SPEED)) {
    const value = Number(digits);
    if (letter === 'S') speed = value;
    else if (value > 0 && value < 1) turns.push(value);
    else if (value > 0 && speed > 0) turns.push(value / speed);
  }
  if (turns.length === 0) return 0;
  const middle = turns.sort((p, q) => p - q)[Math.floor(turns.length / 2)] as number;
  if (middle < INCH_PER_TURN) return 2;
  return middle > MM_PER_TURN ? -2 : 0;
};

/** The unit that a program without G20 and G21 was most likely written in. */
export function likelyUnit({ bytes }: SourceFile): LengthUnit | null {
  const text = textOf(bytes, 0, Math.min(bytes.length, HEAD_BYTES)).toUpperCase();
  const comments = (text.match(COMMENT) ?? []).join('\n');
  const program = text.replace(COMMENT, ' ');
  const votes = [byComments, byDecimals, byFeeds].reduce((sum, vote) => sum + vote(program, comments), 0);
  if (votes === 0) return null;
  return votes > 0 ? 'inch' : 'mm';
}

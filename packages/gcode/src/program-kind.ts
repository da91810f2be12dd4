import type { Machine } from './machine/machine.ts';
import { readable, type SourceFile, textOf } from './source-file.ts';

const HEAD_BYTES = 65_536;

/**
 * Marks that only a lathe program has, also one with driven tools and a Y axis: a cap on the spindle under constant
 * surface speed, the two lines of a turning cycle, diameter words, the way home of U, polar interpolation.
 */
const CERTAIN = [
  /\bG50\s*S\d/,
  /\bG92\s*S\d/,
  /\bG(?:28|30)\s*U\s*[-.\d]/,
  /\bG(?:112|12\.1)\b/,
  // LinuxCNC: X is a diameter.
  /\bG7(?=\s|$)/m,
  /\bG7[0-3]\s*P\d+\s*Q\d+/,
  /\bDIAM(ON|90)\b|\bLIMS\s*=/,
  /\bCYCLE9[3-9]\s*\(/,
] as const;

/**
 * Marks of a lathe where nothing indicates a mill: constant surface speed, tools with their offset, the plane ZX, arcs
 * with their centre in it.
 */
const LIKELY = [
  /\bG0?9[67]\s*S\d/,
  /\bT\d{2}0?\d\b(?!.*M0?6)/,
  /\bG7[0-36]\s*(P\d+\s*Q\d+|U|W|R)/,
  /^\s*(N\d+\s*)?G18\b/m,
  /\bG0?[23]\b(?=[^\n]*[XZ]\s*-?[.\d])[^\n]*K\s*-?[.\d]/,
] as const;

/** A mill shows itself by moving Y or by a plane other than ZX. */
const MILL = /(^|[^A-Z])Y\s*=?\s*[-+.\d[#]|\bG17\b|\bG19\b|\bM0?6\b/;

/** Heidenhain's language turns only on mills. */
const KLARTEXT = /\bBEGIN\s+PGM\b/;

/** A feed for each turn: no mill moves its table by tenths of a millimetre a minute. */
const FEED = /(?:^|[^A-Z])F\s*(\d*\.?\d+)/g;
const MOST_PER_TURN = 2;
const DIAMETER_AND_LENGTH = /(?:^|[^A-Z])X\s*-?\.?\d[\s\S]*?(?:^|[^A-Z])Z\s*-?\.?\d/;

function feedsAreTurns(text: string): boolean {
  const feeds = [...text.matchAll(FEED)].map(([, value]) => Number(value));
  return feeds.length > 0 && feeds.every((feed) => feed > 0 && feed < MOST_PER_TURN);
}

/** The kind of machine of a program, from its head; null when nothing indicates one. */
export function programKind(file: SourceFile): Machine['kind'] | null {
  const { bytes } = readable(file);
  const text = textOf(bytes, 0, Math.min(bytes.length, HEAD_BYTES)).toUpperCase();
  const plain = text.replace(/\([^)\n]*\)|;[^\n]*/g, ' ');
  if (KLARTEXT.test(plain)) return 'mill';
  if (CERTAIN.some((mark) => mark.test(plain))) return 'lathe';
  if (MILL.test(plain)) return 'mill';
  if (LIKELY.some((mark) => mark.test(plain))) return 'lathe';
  return DIAMETER_AND_LENGTH.test(plain) && feedsAreTurns(plain) ? 'lathe' : null;
}

import type { Line } from '../lines/line.ts';
import { NUMBER } from '../numbers.ts';
import type { Dimension } from './dimension.ts';

const DEVIATION = new RegExp(`^[(]?\\s*[+–-]?\\s*${NUMBER}\\s*[)]?$`);
export const isDeviation = (text: string) => DEVIATION.test(text);

interface Stack {
  readonly upper: Line;
  /** Null where the lower value is already joined to the nominal. */
  readonly lower: Line | null;
}

const SAME_ANGLE = 3;
/** Deviations that end below each other begin far from each other: «0» above «-0.05». */
const WIDEST = 4;

/**
 * Two small values behind a nominal, one above the other. The lower one stands on the nominal's line, often joined to
 * it, or a little below; the upper one stands up to a line higher.
 */
export function stackBehind(
  { line, rest, text }: Dimension,
  lines: readonly Line[],
  fits: (text: string) => boolean,
): Stack | null {
  // The end of the nominal, where the line goes on with the lower value.
  const end = line.u1 - ((line.u1 - line.u0) * rest.length) / Math.max(1, text.length);
  const isNear = (u0: number) => u0 < end + line.size * 2 && u0 > end - line.size * 0.8;
  const behind = lines.filter(
    (other) =>
      other !== line &&
      Math.abs(other.angle - line.angle) < SAME_ANGLE &&
      fits(other.text) &&
      other.size <= line.size * 1.1 &&
      other.u0 > end - line.size * 0.8 &&
      other.u0 < end + line.size * WIDEST,
  );
  const byPlace = [...behind].sort((one, other) => one.u0 - other.u0);
  const uppers = byPlace.filter(
    (other) => line.v - other.v > line.size * 0.3 && line.v - other.v < line.size * 1.15,
  );
  if (rest.trim() !== '') {
    const upper = uppers.find(({ u0 }) => isNear(u0));
    return upper ? { upper, lower: null } : null;
  }
  const lowers = byPlace.filter(
    (other) => other.v - line.v > -line.size * 0.2 && other.v - line.v < line.size * 0.8,
  );
  for (const upper of uppers) {
    const lower = lowers.find(
      (other) =>
        isNear(Math.min(upper.u0, other.u0)) &&
        (Math.abs(other.u0 - upper.u0) < line.size || Math.abs(other.u1 - upper.u1) < line.size * 0.5),
    );
    if (lower) return { upper, lower };
  }
  return null;
}

/** The line exactly above or below of the same kind: two limits of one size. */
export const limitBelow = (line: Line, lines: readonly Line[]): Line | undefined =>
  lines.find(
    (other) =>
      other !== line &&
      Math.abs(other.angle - line.angle) < SAME_ANGLE &&
      other.v - line.v > line.size * 0.75 &&
      other.v - line.v < line.size * 1.2 &&
      Math.abs(other.u1 - line.u1) < line.size * 0.5 &&
      Math.abs(other.size - line.size) < line.size * 0.1,
  );

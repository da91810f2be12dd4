import type { Line } from '../lines/line.ts';

const SAME_ANGLE = 3;
const isParallel = (one: Line, other: Line) => Math.abs(one.angle - other.angle) < SAME_ANGLE;

/** Overlap of two lines along the reading direction, as a share of the shorter one. */
const shared = (one: Line, other: Line) =>
  (Math.min(one.u1, other.u1) - Math.max(one.u0, other.u0)) / Math.min(one.u1 - one.u0, other.u1 - other.u0);

const CLOSE = 1.8;

/** The line directly above in the same callout. */
export const lineAbove = (line: Line, lines: readonly Line[]): Line | undefined =>
  lines
    .filter(
      (other) =>
        other !== line &&
        isParallel(line, other) &&
        line.v - other.v > line.size * 0.5 &&
        line.v - other.v < line.size * CLOSE &&
        shared(line, other) > 0.4,
    )
    .sort((one, other) => other.v - one.v)[0];

/** The line directly below in the same callout. */
export const lineBelow = (line: Line, lines: readonly Line[]): Line | undefined =>
  lines.filter((other) => lineAbove(other, lines) === line).sort((one, other) => one.v - other.v)[0];

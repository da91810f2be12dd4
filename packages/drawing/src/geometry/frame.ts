import type { Place, TextRun } from '../page/page.ts';

const RADIANS = Math.PI / 180;

/** Coordinates of a reading direction: u grows along the text, v grows towards the next line. */
export interface Axes {
  readonly cos: number;
  readonly sin: number;
}

export const axesOf = (angle: number): Axes => ({
  cos: Math.cos(angle * RADIANS),
  sin: Math.sin(angle * RADIANS),
});

export const toU = ({ cos, sin }: Axes, x: number, y: number) => x * cos - y * sin;
export const toV = ({ cos, sin }: Axes, x: number, y: number) => x * sin + y * cos;
export const fromU = ({ cos, sin }: Axes, u: number, v: number): readonly [number, number] => [
  u * cos + v * sin,
  v * cos - u * sin,
];

/** Space of a text in its own reading direction. */
export interface Span {
  readonly angle: number;
  readonly u0: number;
  readonly u1: number;
  /** Baseline. */
  readonly v: number;
  readonly size: number;
}

export function spanOf({ x, y, width, size, angle }: TextRun): Span {
  const axes = axesOf(angle);
  const u0 = toU(axes, x, y);
  return { angle, u0, u1: u0 + width, v: toV(axes, x, y), size };
}

/** Share of the height below the baseline, in common fonts. */
const DESCENT = 0.2;

/** The upright rectangle around a text. */
export function boxOf({ angle, u0, u1, v, size }: Span): Omit<Place, 'page'> {
  const axes = axesOf(angle);
  const corners = [
    fromU(axes, u0, v + size * DESCENT),
    fromU(axes, u1, v + size * DESCENT),
    fromU(axes, u0, v - size * 0.8),
    fromU(axes, u1, v - size * 0.8),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

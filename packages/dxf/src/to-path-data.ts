import type { Line } from './drawing.ts';

/** A tenth of a hundredth of a mm is finer than any screen. */
const short = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The `d` of one SVG path for many polylines, y downwards as SVG has it. */
export const toPathData = (lines: readonly Line[]): string =>
  lines
    .map(({ points }) =>
      points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${short(x)} ${short(-y)}`).join(''),
    )
    .join('');

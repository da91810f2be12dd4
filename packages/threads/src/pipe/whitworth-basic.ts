import { MM_PER_INCH } from '@truciolo/units';
import { G_THREAD } from '../data/pipe.data.ts';
import type { BasicDimensions } from '../dimensions.ts';
import { toMicrometre } from '../rounding.ts';
import type { FullThread } from '../sixty-degree-form.ts';
import { WHITWORTH_DEPTH, WHITWORTH_TRIANGLE_HEIGHT } from '../whitworth/whitworth-form.ts';

export interface WhitworthBasic {
  readonly threadsPerInch: number;
  /** mm */
  readonly pitch: number;
  readonly basic: BasicDimensions;
  /** Tolerances of ISO 228-1 in mm: pitch diameter, internal minor, external major. */
  readonly tolerance: { readonly pitch: number; readonly minor: number; readonly major: number };
}

/** Basic dimensions of a pipe size; G and the gauge plane of R, Rp, Rc share them. Null: no such size. */
export function whitworthBasic(size: string): WhitworthBasic | null {
  const row = G_THREAD[size];
  if (!row) return null;
  const [threadsPerInch, major, pitchTolerance, minorTolerance, majorTolerance] = row;
  const pitch = MM_PER_INCH / threadsPerInch;
  // ISO 228-1 rounds h first and takes it away twice: only so its printed diameters come out.
  const depth = toMicrometre(WHITWORTH_DEPTH * pitch);
  const minor = toMicrometre(major - 2 * depth);
  return {
    threadsPerInch,
    pitch,
    basic: {
      major: toMicrometre(major),
      D2: toMicrometre(major - depth),
      D1: minor,
      d3: minor,
      D4: null,
      triangleHeight: toMicrometre(WHITWORTH_TRIANGLE_HEIGHT * pitch),
      externalDepth: depth,
      internalDepth: depth,
    },
    tolerance: {
      pitch: pitchTolerance / 1000,
      minor: minorTolerance / 1000,
      major: majorTolerance / 1000,
    },
  };
}

export const whitworthFullThread = ({ basic, pitch }: WhitworthBasic): FullThread => ({
  major: basic.major,
  iso: 2 * WHITWORTH_DEPTH * pitch,
  american: null,
});

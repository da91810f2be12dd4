import { NPT_DEPTH } from '../pipe/npt-dimensions.ts';
import { TAPER_SLOPE } from '../pipe/taper.ts';
import { WHITWORTH_RADIUS } from '../pipe/whitworth-basic.ts';
import { TRIANGLE_HEIGHT } from '../sixty-degree-form.ts';
import type { System } from '../thread.ts';
import { trapezoidalClearance } from '../trapezoidal/trapezoidal-form.ts';

/**
 * How a ridge or a groove ends. 'flat': cut at a distance from the pitch line, corners rounded by `radius`;
 * 'round': one arc tangent to both flanks. All mm.
 */
export type FlankEnd =
  | { readonly kind: 'flat'; readonly distance: number; readonly radius: number }
  | { readonly kind: 'round'; readonly radius: number };

/** Ends of the flanks away from the axis (outer) and towards it (inner). */
export interface SideForm {
  readonly outer: FlankEnd;
  readonly inner: FlankEnd;
}

export interface ThreadForm {
  readonly external: SideForm;
  readonly internal: SideForm;
  /** Rise of the radius for each mm of length: zero for parallel threads. */
  readonly slope: number;
}

const flat = (distance: number, radius = 0): FlankEnd => ({ kind: 'flat', distance, radius });
const round = (radius: number): FlankEnd => ({ kind: 'round', radius });

/** ISO 68-1: crest H/8 flat, internal crest H/4 flat; external root rounded to a share of H. */
function sixtyDegrees(pitch: number, rootRadiusShare: number): ThreadForm {
  const height = TRIANGLE_HEIGHT * pitch;
  const outer = flat((3 / 8) * height);
  return {
    external: { outer, inner: round(rootRadiusShare * height) },
    internal: { outer, inner: flat(height / 4) },
    slope: 0,
  };
}

function whitworth(pitch: number, slope: number): ThreadForm {
  const both = { outer: round(WHITWORTH_RADIUS * pitch), inner: round(WHITWORTH_RADIUS * pitch) };
  return { external: both, internal: both, slope };
}

/** ISO 2901: R1 = 0.5 ac on the external crest, R2 = ac in both roots. */
function trapezoidal(pitch: number): ThreadForm {
  const clearance = trapezoidalClearance(pitch);
  const root = flat(pitch / 4 + clearance, clearance);
  return {
    external: { outer: flat(pitch / 4, clearance / 2), inner: root },
    internal: { outer: root, inner: flat(pitch / 4) },
    slope: 0,
  };
}

export function threadForm(system: System, pitch: number): ThreadForm {
  switch (system) {
    case 'M':
      return sixtyDegrees(pitch, 1 / 6);
    case 'UNC':
    case 'UNF':
    case 'UNEF':
      return sixtyDegrees(pitch, 3 / 16);
    case 'Tr':
      return trapezoidal(pitch);
    case 'NPT': {
      const both = { outer: flat((NPT_DEPTH / 2) * pitch), inner: flat((NPT_DEPTH / 2) * pitch) };
      return { external: both, internal: both, slope: TAPER_SLOPE };
    }
    case 'R':
    case 'Rc':
      return whitworth(pitch, TAPER_SLOPE);
    default:
      return whitworth(pitch, 0);
  }
}

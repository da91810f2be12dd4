import { TRIANGLE_HEIGHT } from '../sixty-degree-form.ts';

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
  /** Null where there is no external thread of this form (EG: a wire insert goes in). */
  readonly external: SideForm | null;
  readonly internal: SideForm;
  /** Rise of the radius for each mm of length: zero for parallel threads. */
  readonly slope: number;
  /** Angles of the flanks to the plane across the axis, in degrees. */
  readonly flanks: { readonly rising: number; readonly falling: number };
}

export const flat = (distance: number, radius = 0): FlankEnd => ({ kind: 'flat', distance, radius });
export const round = (radius: number): FlankEnd => ({ kind: 'round', radius });

/** Both flanks at half of the included angle. */
export const evenFlanks = (included: number): ThreadForm['flanks'] => ({
  rising: included / 2,
  falling: included / 2,
});

/**
 * ISO 68-1: crest H/8 flat; external root rounded to a share of H, internal crest cut at a share of H below the
 * pitch line (H/4; 3/16 H for MJ and UNJ, whose larger root radius needs the room).
 */
export function sixtyDegreeForm(pitch: number, rootRadiusShare: number, internalCrest = 1 / 4): ThreadForm {
  const height = TRIANGLE_HEIGHT * pitch;
  const outer = flat((3 / 8) * height);
  return {
    external: { outer, inner: round(rootRadiusShare * height) },
    internal: { outer, inner: flat(internalCrest * height) },
    slope: 0,
    flanks: evenFlanks(60),
  };
}

/** Rounded alike at crests and roots: Whitworth and Pg. */
export function roundedForm(radius: number, included: number, slope = 0): ThreadForm {
  const both = { outer: round(radius), inner: round(radius) };
  return { external: both, internal: both, slope, flanks: evenFlanks(included) };
}

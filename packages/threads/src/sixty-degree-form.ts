/** The 60 degree form shared by M, UN and NPT threads (ISO 68-1), as multiples of the pitch. */

/** Height H of the fundamental triangle. */
export const TRIANGLE_HEIGHT = Math.sqrt(3) / 2;

/** D - D2 = 3/4 H. */
export const PITCH_DIAMETER_DROP = (3 / 4) * TRIANGLE_HEIGHT;

/** D - D1 = 5/4 H. */
export const MINOR_DIAMETER_DROP = (5 / 4) * TRIANGLE_HEIGHT;

/** MJ and UNJ (ISO 5855-1, ASME B1.15): D - D1 = 9/8 H, d - d3 = 4/3 H, largest root radius 5/24 H. */
export const J_MINOR_DIAMETER_DROP = (9 / 8) * TRIANGLE_HEIGHT;
export const J_ROOT_DROP = (4 / 3) * TRIANGLE_HEIGHT;
export const J_ROOT_RADIUS_SHARE = 5 / 24;

/** Depth on the diameter of the American "100 % thread", 3/2 H: the base of percentages in inch charts. */
const AMERICAN_FULL_THREAD = (3 / 2) * TRIANGLE_HEIGHT;

/** A 100 % thread: its major diameter and its depth measured on the diameter, in mm. */
export interface FullThread {
  readonly major: number;
  /** Basic profile: D - D1. */
  readonly iso: number;
  /** American charts: 3/2 H. Only 60 degree threads have it. */
  readonly american: number | null;
}

export const sixtyDegreeFullThread = (
  major: number,
  pitch: number,
  drop = MINOR_DIAMETER_DROP,
): FullThread => ({ major, iso: drop * pitch, american: AMERICAN_FULL_THREAD * pitch });

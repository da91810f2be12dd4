/** The 60 degree form shared by M, UN and NPT threads (ISO 68-1), as multiples of the pitch. */

/** Height H of the fundamental triangle. */
export const TRIANGLE_HEIGHT = Math.sqrt(3) / 2;

/** D - D2 = 3/4 H. */
export const PITCH_DIAMETER_DROP = (3 / 4) * TRIANGLE_HEIGHT;

/** D - D1 = 5/4 H. */
export const MINOR_DIAMETER_DROP = (5 / 4) * TRIANGLE_HEIGHT;

/** Depth on the diameter of the American "100 % thread", 3/2 H: the base of percentages in inch charts. */
export const AMERICAN_FULL_THREAD = (3 / 2) * TRIANGLE_HEIGHT;

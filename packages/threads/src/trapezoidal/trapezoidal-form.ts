/** Height H of the 30 degree fundamental triangle, as a multiple of the pitch. */
export const TRAPEZOIDAL_TRIANGLE_HEIGHT = 1 / (2 * Math.tan(Math.PI / 12));

/** Clearance ac at crest and root, mm, by pitch (ISO 2901): largest pitch of each step. */
const CLEARANCE_STEPS: readonly (readonly [upTo: number, clearance: number])[] = [
  [1.5, 0.15],
  [5, 0.25],
  [12, 0.5],
  [44, 1],
];

export const trapezoidalClearance = (pitch: number): number =>
  CLEARANCE_STEPS.find(([upTo]) => pitch <= upTo)?.[1] ?? 1;

/** Kind of a row of the canonical stream. Below `FIRST_EVENT` it moves the axes, above it does not. */
export const ROW = {
  rapid: 0,
  line: 1,
  arcCw: 2,
  arcCcw: 3,
  /** Straight move that stops at a touch (G31, G38.x); planned to its programd end. */
  probe: 4,
  /** Straight move tied to the spindle (G33, G76 passes, rigid tapping); its feed is mm per revolution. */
  thread: 5,
  /** Piece of a spline (G5, G5.2, BSPLINE) cut to lines. */
  spline: 6,
  /** Event value: seconds. */
  dwell: 16,
  /** Event value: index in `canon.tools` of the tool that is now in the spindle. */
  toolChange: 17,
  /** Event value: new speed in rpm, negative when counter-clockwise, 0 when stopped. */
  spindle: 18,
  /** Event value: coolant bits, see `COOLANT`. */
  coolant: 19,
  /** Event value: the M number; its seconds come from the machine's table. */
  mCode: 20,
  /** Event value: the M number (M0, M1, M60); the axes stop, the operator's time is not counted. */
  stop: 21,
  /** Same machine position, new coordinates (G54, G92, TRANS...): the row holds the new ones; value: rotation in degrees of the XY plane. */
  datum: 22,
  /** Spindle orientation, M19. */
  orient: 23,
  /** Tool asked for before its change (T word alone): value = index in `canon.tools`. */
  toolSelect: 24,
  /** Program end, M2 or M30. */
  end: 25,
  /** Rotary axes turn the working plane (CYCLE800, PLANE, G53.1): value = degrees of the longest turn. */
  swivel: 26,
} as const;

export const FIRST_EVENT = 16;

export function isMotion(kind: number): boolean {
  return kind < FIRST_EVENT;
}

export function isArc(kind: number): boolean {
  return kind === ROW.arcCw || kind === ROW.arcCcw;
}

/** Bits of the coolant state. */
export const COOLANT = { off: 0, mist: 1, flood: 2, throughTool: 4, air: 8 } as const;

/** Working plane: first axis, second axis, and the axis a helix climbs along (0 = X, 1 = Y, 2 = Z). */
export const PLANE = { xy: 0, zx: 1, yz: 2 } as const;
export type Plane = (typeof PLANE)[keyof typeof PLANE];

/** Axis numbers of each plane in right-hand order: [first, second, normal]. */
export const PLANE_AXES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [2, 0, 1],
  [1, 2, 0],
];

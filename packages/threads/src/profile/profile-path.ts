/** A point of the axial section: x along the axis, y the radius, both in mm. */
export interface ProfilePoint {
  readonly x: number;
  readonly y: number;
}

export interface LineSegment {
  readonly kind: 'line';
  readonly to: ProfilePoint;
}

/** A circular arc of less than half a turn. `clockwise` as seen with x to the right and y upwards. */
export interface ArcSegment {
  readonly kind: 'arc';
  readonly to: ProfilePoint;
  readonly radius: number;
  readonly clockwise: boolean;
}

export type ProfileSegment = LineSegment | ArcSegment;

export interface ProfilePath {
  readonly start: ProfilePoint;
  readonly segments: readonly ProfileSegment[];
}

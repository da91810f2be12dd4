/** A corner of the outline before it is rounded; radius 0 leaves it sharp. */
export interface Corner extends ProfilePoint {
  readonly radius: number;
}

function unitVector(from: ProfilePoint, to: ProfilePoint): ProfilePoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

const along = (from: ProfilePoint, direction: ProfilePoint, length: number): ProfilePoint => ({
  x: from.x + direction.x * length,
  y: from.y + direction.y * length,
});

function roundCorner(before: ProfilePoint, corner: Corner, after: ProfilePoint): readonly ProfileSegment[] {
  const point = { x: corner.x, y: corner.y };
  if (corner.radius === 0) return [{ kind: 'line', to: point }];
  const back = unitVector(corner, before);
  const ahead = unitVector(corner, after);
  const angle = Math.acos(back.x * ahead.x + back.y * ahead.y);
  const tangent = corner.radius / Math.tan(angle / 2);
  const turn = back.x * ahead.y - back.y * ahead.x;
  return [
    { kind: 'line', to: along(point, back, tangent) },
    { kind: 'arc', to: along(point, ahead, tangent), radius: corner.radius, clockwise: turn > 0 },
  ];
}

/** The path from `start` to `end` through corners, each replaced by the arc tangent to its two sides. */
export function roundCorners(
  start: ProfilePoint,
  corners: readonly Corner[],
  end: ProfilePoint,
): ProfilePath {
  const segments = corners.flatMap((corner, index) =>
    roundCorner(corners[index - 1] ?? start, corner, corners[index + 1] ?? end),
  );
  return { start, segments: [...segments, { kind: 'line', to: end }] };
}

/** A point of the axial section: x along the axis, y the radius, both in mm. */
export interface ProfilePoint {
  readonly x: number;
  readonly y: number;
}

interface LineSegment {
  readonly kind: 'line';
  readonly to: ProfilePoint;
}

/** A circular arc of less than half a turn. `clockwise` as seen with x to the right and y upwards. */
interface ArcSegment {
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

import { add, dot, frame, scale, sub } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';
import { hasKeyway } from './has-keyway.ts';
import { measureCoverage, pointOn, type Slice } from './measure-coverage.ts';
import { heightOn, type RoundLine } from './round-lines.ts';

/** A stretch of one diameter (or one cone) that closes around the axis. Heights along the line. */
export interface Section {
  readonly kind: 'cylinder' | 'cone';
  readonly faces: readonly number[];
  /** Ends as a drill would measure them: an oblique end counts by its mean. */
  readonly low: number;
  readonly high: number;
  /** Ends of whatever is left of the wall. */
  readonly reachLow: number;
  readonly reachHigh: number;
  readonly radiusLow: number;
  readonly radiusHigh: number;
  readonly keyway: boolean;
}

/** A wall that covers this share of the turn is a hole whatever the rest is: 300°. */
const CLOSED = 300 / 360;
/** With the two flanks of a keyway in the rest, this much is enough: 240°. */
const CLOSED_WITH_KEYWAY = 240 / 360;

/** Complete sections on a line, unsorted. */
export function findSections(view: SolidView, line: RoundLine): readonly Section[] {
  return [...byRadius(view, line), ...cones(view, line)].flatMap((faces) => sectionsOf(view, line, faces));
}

function byRadius(view: SolidView, line: RoundLine): number[][] {
  const groups: { radius: number; faces: number[] }[] = [];
  for (const index of line.faces) {
    const { surface } = view.face(index);
    if (surface.kind !== 'cylinder') continue;
    const known = groups.find(({ radius }) => Math.abs(radius - surface.radius) <= view.tolerance * 2);
    if (known) known.faces.push(index);
    else groups.push({ radius: surface.radius, faces: [index] });
  }
  return groups.map(({ faces }) => faces);
}

function cones(view: SolidView, line: RoundLine): number[][] {
  const groups: { apex: number; angle: number; faces: number[] }[] = [];
  for (const index of line.faces) {
    const { surface } = view.face(index);
    if (surface.kind !== 'cone') continue;
    const tip = sub(surface.origin, scale(surface.axis, surface.radius / Math.tan(surface.halfAngle)));
    const apex = heightOn(line, tip);
    const angle = dot(surface.axis, line.axis) > 0 ? surface.halfAngle : -surface.halfAngle;
    const known = groups.find(
      (group) => Math.abs(group.apex - apex) <= view.tolerance * 20 && Math.abs(group.angle - angle) < 1e-3,
    );
    if (known) known.faces.push(index);
    else groups.push({ apex, angle, faces: [index] });
  }
  return groups.map(({ faces }) => faces);
}

function sectionsOf(view: SolidView, line: RoundLine, faces: readonly number[]): Section[] {
  const keyway = hasKeyway(view, line, faces);
  const enough = keyway ? CLOSED_WITH_KEYWAY : CLOSED;
  const found: Section[] = [];
  let run: Slice[] = [];
  const close = () => {
    const section = run.some(({ covered }) => covered >= enough) && toSection(view, line, faces, run, enough);
    if (section) found.push({ ...section, keyway });
    run = [];
  };
  for (const slice of measureCoverage(view, line, faces)) {
    if (slice.covered > 0) run.push(slice);
    else close();
  }
  close();
  return found;
}

function toSection(
  view: SolidView,
  line: RoundLine,
  faces: readonly number[],
  run: readonly Slice[],
  enough: number,
): Omit<Section, 'keyway'> | undefined {
  const complete = run.filter(({ covered }) => covered >= enough);
  const [first, last] = [complete[0] as Slice, complete.at(-1) as Slice];
  // Beyond the complete part an oblique or saddle-shaped end thins out: half covered is its mean.
  const tail = (slices: readonly Slice[]) =>
    slices.reduce((sum, { low, high, covered }) => sum + (covered >= 0.5 ? high - low : 0), 0);
  const low = first.low - tail(run.filter((slice) => slice.high <= first.low));
  const high = last.high + tail(run.filter((slice) => slice.low >= last.high));
  const { surface } = view.face(faces[0] as number);
  if (surface.kind !== 'cylinder' && surface.kind !== 'cone') return undefined;
  const radiusAt = (height: number) => {
    if (surface.kind === 'cylinder') return surface.radius;
    const run = (height - heightOn(line, surface.origin)) * Math.sign(dot(surface.axis, line.axis));
    return Math.max(0, surface.radius + run * Math.tan(surface.halfAngle));
  };
  const stations = [0.5, 0.15, 0.85].map(
    (share) => complete[Math.floor(share * (complete.length - 1))] as Slice,
  );
  const hollow = stations.some((slice) => {
    const height = (slice.low + slice.high) / 2;
    return isHollow(view, line, height, radiusAt(height));
  });
  if (!hollow) return undefined;
  const [start, end] = [run[0]?.low ?? low, run.at(-1)?.high ?? high];
  const within = (index: number) =>
    view.facePoints(index).some((point) => {
      const height = heightOn(line, point);
      return height >= start - view.tolerance && height <= end + view.tolerance;
    });
  return {
    kind: surface.kind,
    faces: faces.filter(within),
    low,
    high,
    reachLow: start,
    reachHigh: end,
    radiusLow: radiusAt(low),
    radiusHigh: radiusAt(high),
  };
}

/** The wall must be visible from the axis: in a ring groove the core is in between. */
function isHollow(view: SolidView, line: RoundLine, height: number, radius: number): boolean {
  const [x, y] = frame(line.axis);
  const centre = pointOn(line, height);
  const RAYS = 8;
  let seen = 0;
  for (let ray = 0; ray < RAYS; ray++) {
    const angle = ((ray + 0.37) * 2 * Math.PI) / RAYS;
    const direction: Vec3 = add(scale(x, Math.cos(angle)), scale(y, Math.sin(angle)));
    const { distance, triangle } = view.tree.nearest(centre, direction, 0, radius * 1.03 + view.tolerance);
    if (triangle >= 0 && distance > radius * 0.95 - view.tolerance) seen++;
  }
  return seen >= RAYS / 2;
}

import { dot, frame, norm, sub } from '../geometry/vec3.ts';
import { heightOn, type RoundLine } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';

/** An edge that climbs evenly around an axis. */
export interface HelixEdge {
  readonly edge: number;
  readonly radius: number;
  /** Climb of a full turn, mm; negative: left-handed. */
  readonly pitch: number;
  /** Full turns it makes. */
  readonly turns: number;
  readonly low: number;
  readonly high: number;
}

/** Written and fitted curves leave their radius by this share at most. */
const ROUND = 0.01;
/** … and their even climb by this share of a pitch. */
const EVEN = 0.06;
/** Shorter pieces say nothing about their climb, turns. */
const SHORTEST = 0.1;

/** Angles of the points around the line, running on beyond a turn. */
function unwind(angles: readonly number[]): readonly number[] {
  let turned = 0;
  return angles.map((angle, index) => {
    const step = angle - (angles[index - 1] ?? angle);
    turned += step > Math.PI ? step - 2 * Math.PI : step < -Math.PI ? step + 2 * Math.PI : step;
    return turned;
  });
}

function readHelix(view: SolidView, line: RoundLine, edge: number): HelixEdge | null {
  const { curve, pointCount } = view.edge(edge);
  if (curve !== 'other' || pointCount < 4) return null;
  const [x, y] = frame(line.axis);
  const flat = view.edgePolyline(edge).map((point) => {
    const offset = sub(point, line.origin);
    return [dot(offset, x), dot(offset, y), heightOn(line, point)] as const;
  });
  const radii = flat.map(([u, v]) => norm([u, v, 0]));
  const [least, most] = [Math.min(...radii), Math.max(...radii)];
  if (most <= view.tolerance || most - least > most * ROUND) return null;
  const angles = unwind(flat.map(([u, v]) => Math.atan2(v, u)));
  const heights = flat.map(([, , height]) => height);
  const turned = angles.at(-1) as number;
  if (Math.abs(turned) < SHORTEST * 2 * Math.PI) return null;
  const start = heights[0] as number;
  const slope = ((heights.at(-1) as number) - start) / turned;
  const pitch = slope * 2 * Math.PI;
  if (Math.abs(pitch) <= view.tolerance * 4) return null;
  const off = heights.reduce(
    (far, height, index) => Math.max(far, Math.abs(height - start - slope * (angles[index] ?? 0))),
    0,
  );
  if (off > Math.abs(pitch) * EVEN) return null;
  return {
    edge,
    radius: (least + most) / 2,
    pitch,
    turns: Math.abs(turned) / (2 * Math.PI),
    low: Math.min(...heights),
    high: Math.max(...heights),
  };
}

export const helixEdges = (view: SolidView, line: RoundLine): readonly HelixEdge[] =>
  view.solid.edges.flatMap((_, edge) => readHelix(view, line, edge) ?? []);

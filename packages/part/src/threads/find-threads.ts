import { across, norm, sub } from '../geometry/vec3.ts';
import { pointOn } from '../holes/measure-coverage.ts';
import { type RoundLine, roundLines } from '../holes/round-lines.ts';
import type { SolidView } from '../model/solid-view.ts';
import type { ModelledThread } from '../report/part-report.ts';
import { type HelixEdge, helixEdges } from './helix-edges.ts';
import { nameThread } from './name-thread.ts';

/** Fewer turns at one radius are a cam, a groove or the run-out of something else. */
const FEWEST_TURNS = 2;
/** Climbs of one thread differ by this share at most. */
const SAME_PITCH = 0.03;
const SAME_RADIUS = 0.02;
/** A climb longer than the diameter is a twist (a drill, an auger), not a thread. */
const STEEPEST = 1;

function byPitch(edges: readonly HelixEdge[]): readonly (readonly HelixEdge[])[] {
  const groups: HelixEdge[][] = [];
  for (const edge of edges) {
    const own = groups.find(([first]) => first && Math.abs(first.pitch / edge.pitch - 1) <= SAME_PITCH);
    if (own) own.push(edge);
    else groups.push([edge]);
  }
  return groups;
}

/** Turns of the radius that makes most of them; both flanks have one edge there. */
function turnsOf(edges: readonly HelixEdge[]): number {
  const turns = edges.map(({ radius }) =>
    edges
      .filter((other) => Math.abs(other.radius / radius - 1) <= SAME_RADIUS)
      .reduce((sum, other) => sum + other.turns, 0),
  );
  return Math.max(...turns) / 2;
}

function readThread(view: SolidView, line: RoundLine, edges: readonly HelixEdge[]): ModelledThread | null {
  const turning = turnsOf(edges);
  const faces = [...new Set(edges.flatMap(({ edge }) => view.edge(edge).faces.filter((face) => face >= 0)))];
  const flanks = faces.filter((face) => view.face(face).surface.kind === 'freeform');
  if (turning < FEWEST_TURNS || flanks.length === 0) return null;
  const reach = flanks.flatMap((face) =>
    view.facePoints(face).map((point) => norm(across(sub(point, line.origin), line.axis))),
  );
  const minor = 2 * reach.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const major = 2 * reach.reduce((most, value) => Math.max(most, value), 0);
  const pitch = Math.abs(edges[0]?.pitch ?? 0);
  if (pitch > major * STEEPEST) return null;
  const rounds = faces.filter((face) => view.face(face).surface.kind === 'cylinder');
  const low = Math.min(...edges.map((edge) => edge.low));
  const high = Math.max(...edges.map((edge) => edge.high));
  return {
    internal: rounds.some((face) => view.face(face).concave),
    leftHand: (edges[0]?.pitch ?? 0) < 0,
    major,
    minor,
    pitch,
    length: high - low,
    axis: line.axis,
    centre: pointOn(line, (low + high) / 2),
    designation: nameThread(major, pitch),
    faces,
  };
}

/**
 * Threads that are modelled with their helix: edges that climb evenly around the axis of something round, with the
 * free-form flanks between them. Threads that are only a plain cylinder stay a question.
 */
export function findThreads(view: SolidView): readonly ModelledThread[] {
  const hasHelix = view.solid.edges.some(({ curve }) => curve === 'other');
  const hasFlanks = view.solid.faces.some(({ surface }) => surface.kind === 'freeform');
  if (!hasHelix || !hasFlanks || !view.solid.exact) return [];
  return roundLines(view, () => true).flatMap((line) =>
    byPitch(helixEdges(view, line)).flatMap((edges) => readThread(view, line, edges) ?? []),
  );
}

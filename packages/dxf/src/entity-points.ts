import { bulgeArc, ellipseArc, sweep, turnBetween } from './curves.ts';
import type { Entity } from './file.ts';
import { type Item, numberOf, numbersOf } from './groups.ts';
import { splinePoints } from './spline.ts';
import type { Point } from './transform.ts';

const RADIANS = Math.PI / 180;

const pointOf = (item: Item, code: number): Point => ({
  x: numberOf(item, code),
  y: numberOf(item, code + 10),
});

const pointsOf = (item: Item, code: number): Point[] => {
  const ys = numbersOf(item, code + 10);
  return numbersOf(item, code).map((x, index) => ({ x, y: ys[index] ?? 0 }));
};

interface Vertex extends Point {
  readonly bulge: number;
}

/** The way along vertices, each with the bulge of the stretch that leaves it. */
function wayOf(vertices: readonly Vertex[], isClosed: boolean): Point[] {
  const [first] = vertices;
  if (!first) return [];
  const stops = isClosed ? [...vertices, first] : vertices;
  const way: Point[] = [first];
  for (let at = 1; at < stops.length; at += 1) {
    const [from, to] = [stops[at - 1], stops[at]];
    if (from && to) way.push(...bulgeArc(from, to, from.bulge));
  }
  return way;
}

/** x, y and bulge of each vertex stand one after the other in one entity. */
function lightVertices({ groups }: Item): Vertex[] {
  const vertices: { x: number; y: number; bulge: number }[] = [];
  for (const { code, value } of groups) {
    const last = vertices.at(-1);
    if (code === 10) vertices.push({ x: Number(value) || 0, y: 0, bulge: 0 });
    else if (code === 20 && last) last.y = Number(value) || 0;
    else if (code === 42 && last) last.bulge = Number(value) || 0;
  }
  return vertices;
}

/** Vertices that only control a fitted curve (16) are not on it. */
const oldVertices = ({ parts }: Entity): Vertex[] =>
  parts
    .filter((part) => part.name === 'VERTEX' && (numberOf(part, 70) & 16) === 0)
    .map((part) => ({ ...pointOf(part, 10), bulge: numberOf(part, 42) }));

/** Meshes (16, 64) are not plane curves. */
const isMesh = (entity: Entity) => (numberOf(entity, 70) & (16 | 64)) !== 0;

function splineWay(entity: Entity): Point[] | null {
  const spline = {
    degree: numberOf(entity, 71, 3),
    knots: numbersOf(entity, 40),
    points: pointsOf(entity, 10),
    weights: numbersOf(entity, 41),
  };
  const drawn = splinePoints(spline);
  if (drawn) return drawn;
  // Without control points the points it was fitted through are all there is.
  const fitted = pointsOf(entity, 11);
  return fitted.length > 1 ? fitted : null;
}

function arcWay(entity: Entity): Point[] {
  const start = numberOf(entity, 50) * RADIANS;
  const turn = turnBetween(start, numberOf(entity, 51, 360) * RADIANS);
  return sweep(pointOf(entity, 10), numberOf(entity, 40), start, turn);
}

function ellipseWay(entity: Entity): Point[] {
  const [from, to] = [numberOf(entity, 41), numberOf(entity, 42, 2 * Math.PI)];
  return ellipseArc(pointOf(entity, 10), pointOf(entity, 11), numberOf(entity, 40, 1), from, to);
}

const ways: Readonly<Record<string, (entity: Entity) => Point[] | null>> = {
  LINE: (entity) => [pointOf(entity, 10), pointOf(entity, 11)],
  CIRCLE: (entity) => sweep(pointOf(entity, 10), numberOf(entity, 40), 0, 2 * Math.PI),
  ARC: arcWay,
  ELLIPSE: ellipseWay,
  SPLINE: splineWay,
  LWPOLYLINE: (entity) => wayOf(lightVertices(entity), (numberOf(entity, 70) & 1) === 1),
  POLYLINE: (entity) =>
    isMesh(entity) ? null : wayOf(oldVertices(entity), (numberOf(entity, 70) & 1) === 1),
  LEADER: (entity) => pointsOf(entity, 10),
  // The third and the fourth corner are written crosswise.
  SOLID: (entity) => [10, 11, 13, 12, 10].map((code) => pointOf(entity, code)),
};

/** Kinds whose coordinates turn over with their plane; the others are written as they stand in space. */
const ofPlane = new Set(['CIRCLE', 'ARC', 'LWPOLYLINE', 'POLYLINE', 'SOLID', 'INSERT', 'TEXT', 'MTEXT']);

/** Drawn on the back of the plane: x runs the other way. */
export const isTurnedOver = (entity: Item): boolean =>
  ofPlane.has(entity.name) && numberOf(entity, 230, 1) < 0;

/** An entity as one polyline in its own coordinates; null where this kind is not drawn or its numbers are not whole. */
export const entityPoints = (entity: Entity): Point[] | null => ways[entity.name]?.(entity) ?? null;

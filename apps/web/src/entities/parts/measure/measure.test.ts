import type { Edge, Face, SolidModel, Surface, Vec3 } from '@truciolo/part';
import { expect, it } from 'vitest';
import { measureOne, measureTwo, type Target } from './measure.ts';
import { nearestEdge } from './nearest-edge.ts';

const face = (surface: Surface): Face => ({
  surface,
  fitted: false,
  area: 1,
  concave: false,
  firstTriangle: 0,
  triangleCount: 0,
});
const plane = (origin: Vec3, normal: Vec3) => face({ kind: 'plane', origin, normal });
const hole = (origin: Vec3, radius: number) => face({ kind: 'cylinder', origin, axis: [0, 0, 1], radius });

const edge: Edge = {
  faces: [0, 1],
  convexity: 'convex',
  angle: 1,
  curve: 'line',
  length: 40,
  firstPoint: 0,
  pointCount: 2,
};
const solid = {
  faces: [
    plane([0, 0, 10], [0, 0, 1]),
    plane([0, 0, 0], [0, 0, -1]),
    plane([50, 0, 0], [1, 0, 0]),
    hole([10, 0, 3], 3.4),
    hole([34, 18, -20], 4.5),
  ],
  edges: [edge, { ...edge, faces: [0, 0], firstPoint: 0 }],
  edgePoints: new Float32Array([0, 0, 10, 40, 0, 10]),
} as unknown as SolidModel;

const at = (index: number, point: Vec3 = [0, 0, 0], line: number | null = null): Target => ({
  face: index,
  edge: line,
  point,
});
const named = (readings: readonly { label: string; value: number }[]) =>
  Object.fromEntries(readings.map(({ label, value }) => [label, Number(value.toFixed(6))]));

it('measures one target: the diameter of a hole, the length of an edge, nothing of a plane', () => {
  expect(named(measureOne(solid, at(3)))).toEqual({ Diametro: 6.8, Raggio: 3.4 });
  expect(named(measureOne(solid, at(0, [0, 0, 10], 0)))).toEqual({ 'Lunghezza spigolo': 40 });
  expect(measureOne(solid, at(0))).toEqual([]);
});

it('measures between two planes, two axes, a plane and an axis, whatever point was hit', () => {
  expect(named(measureTwo(solid, at(0, [3, 4, 10]), at(1, [3, 4, 0])))).toEqual({
    'Fra i piani': 10,
    'Fra i punti': 10,
  });
  expect(named(measureTwo(solid, at(3), at(4)))).toMatchObject({ 'Fra gli assi': 30 });
  expect(named(measureTwo(solid, at(2), at(3)))).toMatchObject({ 'Piano e asse': 40 });
  expect(named(measureTwo(solid, at(0), at(2)))).toMatchObject({ 'Angolo fra i piani': 90 });
  expect(named(measureTwo(solid, at(0), at(3)))).toEqual({ 'Fra i punti': 0 });
});

it('picks the edge of the face within reach and never a seam', () => {
  expect(nearestEdge(solid, 0, [20, 0.2, 10], 0.5)).toBe(0);
  expect(nearestEdge(solid, 0, [20, 2, 10], 0.5)).toBeNull();
  expect(nearestEdge(solid, 3, [20, 0, 10], 0.5)).toBeNull();
});

import { expect, test } from 'vitest';
import type { Edge, Face, SolidModel, Surface } from '../model/part-model.ts';
import { SolidView } from '../model/solid-view.ts';
import { findThreads } from './find-threads.ts';
import { nameThread } from './name-thread.ts';

const STEPS = 24;

/** Crest and root of a thread as two helices, the flank between them one free-form face of a strip of triangles. */
function threaded(pitch: number, turns: number, internal: boolean, hand: 1 | -1 = 1): SolidModel {
  const [crest, root] = internal ? [4.134, 5] : [5, 4.067];
  const count = Math.round(turns * STEPS) + 1;
  const helix = (radius: number) =>
    Array.from({ length: count }, (_, step) => {
      const angle = (hand * (step * 2 * Math.PI)) / STEPS;
      return [radius * Math.cos(angle), radius * Math.sin(angle), (pitch * step) / STEPS];
    });
  const [tips, roots] = [helix(crest), helix(root)];
  const positions = Float32Array.from([...tips, ...roots].flat());
  const triangles = Uint32Array.from(
    Array.from({ length: count - 1 }, (_, step) => [
      ...[step, step + 1, count + step],
      ...[step + 1, count + step + 1, count + step],
    ]).flat(),
  );
  const face = (surface: Surface, firstTriangle: number, triangleCount: number): Face => ({
    surface,
    fitted: false,
    area: 10,
    concave: internal && surface.kind === 'cylinder',
    firstTriangle,
    triangleCount,
  });
  const cylinder = (radius: number): Surface => ({
    kind: 'cylinder',
    origin: [0, 0, 0],
    axis: [0, 0, 1],
    radius,
  });
  const edge = (other: number, firstPoint: number): Edge => ({
    faces: [0, other],
    convexity: 'convex',
    angle: 1,
    curve: 'other',
    length: 10,
    firstPoint,
    pointCount: count,
  });
  return {
    name: null,
    count: 1,
    placements: [],
    exact: true,
    closed: true,
    volume: 1,
    area: 1,
    centre: [0, 0, 0],
    faces: [
      face({ kind: 'freeform' }, 0, triangles.length / 3),
      face(cylinder(crest), 0, 0),
      face(cylinder(root), 0, 0),
    ],
    // Both flanks of a thread end in separate edges at crest and root.
    edges: [edge(1, 0), edge(1, 0), edge(2, count), edge(2, count)],
    mesh: { positions, normals: new Float32Array(positions.length), triangles },
    edgePoints: positions,
  };
}

const found = (...shape: Parameters<typeof threaded>) => findThreads(new SolidView(threaded(...shape)));

// ISO 68-1: M10 has a pitch of 1,5.
test('a modelled helix is a thread with its pitch, hand and name', () => {
  const [bolt] = found(1.5, 6, false);
  expect(bolt).toMatchObject({ designation: 'M10', internal: false, leftHand: false });
  expect(bolt?.pitch).toBeCloseTo(1.5, 4);
  expect(bolt?.length).toBeCloseTo(9, 4);
  const [nut] = found(1.25, 6, true, -1);
  expect(nut).toMatchObject({ designation: 'M10x1.25', internal: true, leftHand: true });
});

test('a single turn is not a thread, nor is a pitch longer than the diameter', () => {
  expect(found(1.5, 1, false)).toEqual([]);
  expect(found(25, 4, false)).toEqual([]);
});

test('play at the crests keeps the name, and a non-standard pitch has none', () => {
  expect(nameThread(5.13, 0.8)).toBe('M5');
  expect(nameThread(39, 4)).toBe('M39');
  expect(nameThread(40, 7)).toBe('Tr40x7');
  expect(nameThread(39, 5.5)).toBeNull();
});

import { type Mesh, meshArea, meshVolume } from '@truciolo/part';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import { beforeAll, expect, test, vi } from 'vitest';
import { kernelSource } from '../../test/kernel-source.ts';
import { makeStep, PartMaker } from '../../test/make-parts.ts';
import { explore } from '../kernel/explore.ts';
import { withHandles } from '../kernel/handle-scope.ts';
import { openKernel } from '../kernel/open-kernel.ts';
import { readPart } from '../read-part.ts';
import { crowdedFaces } from './crowded-faces.ts';

const source = kernelSource();
let oc: OpenCascadeInstance;
beforeAll(async () => {
  oc = await openKernel(source);
});

/** 90 × 70 × 10: a slot along the middle, holes on both its sides, and 24 holes into one of the narrow sides. */
const plate = (m: PartMaker) => {
  const above = Array.from({ length: 24 }, (_, hole) =>
    m.cylinder([8 + (hole % 8) * 10, 10 + Math.floor(hole / 8) * 22, -1], [0, 0, 1], 2 + (hole % 3), 12),
  );
  const aside = Array.from({ length: 24 }, (_, hole) => m.cylinder([4 + hole * 3.5, -1, 5], [0, 1, 0], 1, 4));
  return m.tilt(
    m.cutAll(m.box([90, 70, 10]), [...above, ...aside, m.box([60, 2, 12], [10, 20, -1])]),
    0.7,
    0.3,
  );
};

/** Sides of triangles, by where they lie, that no other triangle passes the other way. */
function openSides({ positions, triangles }: Mesh): number {
  const at = (vertex: number) => positions.subarray(vertex * 3, vertex * 3 + 3).join(' ');
  const sides = new Map<string, number>();
  const count = (side: string, by: number) => sides.set(side, (sides.get(side) ?? 0) + by);
  triangles.forEach((from, index) => {
    const to = triangles[index % 3 === 2 ? index - 2 : index + 1] ?? 0;
    const [one, other] = [at(from), at(to)];
    if (one < other) count(`${one} | ${other}`, 1);
    else count(`${other} | ${one}`, -1);
  });
  return [...sides.values()].filter((rest) => rest !== 0).length;
}

test('flat faces with many edges are meshed by our own code, but no two that share an edge', () => {
  withHandles((keep) => {
    const faces = explore(oc, keep, plate(new PartMaker(oc, keep)), 'FACE');
    expect(crowdedFaces(oc, faces).size).toBe(2);
  });
});

test('a plate with many holes: a closed mesh of the exact areas, faces in the order of their triangles', async () => {
  const meshedByKernel = vi.spyOn(oc.ReplicadMeshExtractor, 'extract');
  const [solid] = (await readPart(makeStep(oc, plate), 'step', source)).solids;
  // A second time only where a face could not be made here.
  expect(meshedByKernel).toHaveBeenCalledTimes(1);
  const { mesh, faces = [], edges = [], volume = 0 } = solid ?? {};
  if (!mesh) throw new Error('no solid');
  expect(openSides(mesh)).toBe(0);
  expect(Math.abs(meshVolume(mesh) / volume - 1)).toBeLessThan(0.01);
  const flat = faces.filter(({ surface }) => surface.kind === 'plane');
  for (const { area, firstTriangle, triangleCount } of flat) {
    expect(Math.abs(meshArea(mesh, firstTriangle, triangleCount) / area - 1)).toBeLessThan(0.02);
  }
  let next = 0;
  for (const { firstTriangle, triangleCount } of faces) {
    expect(firstTriangle).toBe(next);
    next += triangleCount;
  }
  expect(next * 3).toBe(mesh.triangles.length);
  // Each hole meets a flat face in a sharp edge, the slot too.
  expect(edges.filter(({ curve, convexity }) => curve === 'circle' && convexity === 'convex').length).toBe(
    24 * 2 + 24,
  );
  expect(edges.every(({ faces: [, other] }) => other >= 0)).toBe(true);
});

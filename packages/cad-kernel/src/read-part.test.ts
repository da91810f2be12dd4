import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import { beforeAll, expect, test } from 'vitest';
import { kernelSource } from '../test/kernel-source.ts';
import { makeStep } from '../test/make-parts.ts';
import { liveHandles } from './kernel/handle-scope.ts';
import { openKernel } from './kernel/open-kernel.ts';
import { readPart } from './read-part.ts';

const source = kernelSource();
let oc: OpenCascadeInstance;
beforeAll(async () => {
  oc = await openKernel(source);
});

const drilledBlock = () =>
  makeStep(oc, (m) => m.cut(m.box([60, 40, 20]), m.cylinder([20, 20, -1], [0, 0, 1], 5, 22)));

test('a drilled block: exact figures, faces with their surfaces, edges with their convexity', async () => {
  const model = await readPart(drilledBlock(), 'step', source);
  expect(model).toMatchObject({ format: 'step', unit: 'mm', notes: [] });
  const [solid] = model.solids;
  expect(solid?.volume).toBeCloseTo(60 * 40 * 20 - Math.PI * 25 * 20, 6);
  expect(solid?.area).toBeCloseTo(2 * (2400 + 1200 + 800) - 2 * Math.PI * 25 + 2 * Math.PI * 5 * 20, 6);
  const bore = solid?.faces.filter(({ surface }) => surface.kind === 'cylinder') ?? [];
  expect(bore).toHaveLength(1);
  expect(bore[0]).toMatchObject({ concave: true, fitted: false, surface: { radius: 5 } });
  expect(solid?.faces.filter(({ surface }) => surface.kind === 'plane')).toHaveLength(6);
  const withTurn = (convexity: string) => solid?.edges.filter((edge) => edge.convexity === convexity);
  expect(withTurn('convex')).toHaveLength(14);
  expect(withTurn('concave')).toHaveLength(0);
});

test('the edge between a boss and its plate is concave, and plane normals point out of the material', async () => {
  const bytes = makeStep(oc, (m) => m.fuse(m.box([40, 40, 10]), m.cylinder([20, 20, 5], [0, 0, 1], 8, 25)));
  const solid = (await readPart(bytes, 'step', source)).solids[0];
  expect(solid?.edges.filter(({ convexity }) => convexity === 'concave')).toHaveLength(1);
  const boss = solid?.faces.find(({ surface }) => surface.kind === 'cylinder');
  expect(boss?.concave).toBe(false);
  const normals = (solid?.faces ?? []).flatMap(({ surface }) =>
    surface.kind === 'plane' ? [surface.normal.map((value) => Math.round(value) + 0).join(' ')] : [],
  );
  expect(normals.sort()).toEqual(['-1 0 0', '0 -1 0', '0 0 -1', '0 0 1', '0 0 1', '0 1 0', '1 0 0']);
});

test('each solid of a file is a part', async () => {
  const bytes = makeStep(oc, (m) => [m.box([10, 10, 10]), m.box([20, 10, 10], [30, 0, 0])]);
  const { solids } = await readPart(bytes, 'step', source);
  expect(solids.map(({ volume }) => Math.round(volume)).sort()).toEqual([1000, 2000]);
});

test('no handle of the kernel leaks, whether a file is read or refused', async () => {
  await readPart(drilledBlock(), 'step', source);
  await expect(readPart(new TextEncoder().encode('ISO-10303-21;'), 'step', source)).rejects.toThrow();
  expect(liveHandles()).toBe(0);
});

test('repeated reads do not let the kernel grow', async () => {
  const bytes = drilledBlock();
  const size = () => (oc as unknown as { wasmMemory: { buffer: ArrayBuffer } }).wasmMemory.buffer.byteLength;
  for (let round = 0; round < 3; round++) await readPart(bytes, 'step', source);
  const before = size();
  for (let round = 0; round < 12; round++) await readPart(bytes, 'step', source);
  expect(size()).toBe(before);
});

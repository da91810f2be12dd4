import { expect, test } from 'vitest';
import { loadFixture } from '../../test/load-fixture.ts';
import { meshDiagonal } from '../geometry/mesh-measures.ts';
import type { SolidModel } from '../model/part-model.ts';
import { LIGHT_MAX_BYTES } from './light-format.ts';
import { readLightModel } from './read-light-model.ts';
import { writeLightModel } from './write-light-model.ts';

const [block] = loadFixture('pocketed-block').solids as [SolidModel];

test('reads its own output: same shape within a grid step, moved to its own corner', () => {
  const bytes = writeLightModel([block]);
  const [light] = readLightModel(bytes as Uint8Array)?.solids ?? [];
  expect(light?.mesh.triangles.length).toBeGreaterThan(0);
  expect(meshDiagonal(light?.mesh as SolidModel['mesh']) / meshDiagonal(block.mesh)).toBeCloseTo(1, 2);
  expect(Math.min(...(light?.mesh.positions ?? []))).toBe(0);
  expect(light).toMatchObject({ exact: false, name: null });
  expect(light?.faces.map(({ surface }) => surface.kind)).toEqual(['freeform']);
});

test('contains no exact data: no measure is more precise than a thousandth of the part’s size', () => {
  const bytes = writeLightModel([block]) as Uint8Array;
  const [light] = readLightModel(bytes)?.solids ?? [];
  const values = new Set(light?.mesh.positions);
  expect(values.size).toBeLessThanOrEqual(1024);
});

test('further instances are placed as in the file', () => {
  const away = Float64Array.from([1, 0, 0, 1000, 0, 1, 0, 0, 0, 0, 1, 0]);
  const bytes = writeLightModel([{ ...block, count: 2, placements: [away] }]) as Uint8Array;
  const [light] = readLightModel(bytes)?.solids ?? [];
  expect(Math.max(...(light?.mesh.positions ?? []))).toBeGreaterThan(1000);
});

test('a model of very many triangles is coarsened until it is small', () => {
  const side = 200;
  const positions = new Float32Array(side * side * 3);
  const triangles: number[] = [];
  for (let index = 0; index < side * side; index++) {
    const [x, y] = [index % side, Math.floor(index / side)];
    positions.set([x, y, Math.sin(x / 9) * 5], index * 3);
    if (x + 1 < side && y + 1 < side)
      triangles.push(index, index + 1, index + side, index + 1, index + side + 1, index + side);
  }
  const mesh = {
    positions,
    normals: new Float32Array(positions.length),
    triangles: Uint32Array.from(triangles),
  };
  const wide: SolidModel = { ...block, faces: [], edges: [], edgePoints: new Float32Array(), mesh };
  const bytes = writeLightModel([wide]) as Uint8Array;
  expect(bytes.length).toBeLessThanOrEqual(LIGHT_MAX_BYTES);
  expect(readLightModel(bytes)).not.toBeNull();
});

test('other bytes, truncated ones or numbers out of range give no model', () => {
  const bytes = writeLightModel([block]) as Uint8Array;
  expect(readLightModel(new Uint8Array())).toBeNull();
  expect(readLightModel(new TextEncoder().encode('ISO-10303-21;'.padEnd(200)))).toBeNull();
  expect(readLightModel(bytes.subarray(0, bytes.length - 1))).toBeNull();
  const wrong = bytes.slice();
  new DataView(wrong.buffer).setUint32(32, 0xffffff, true);
  expect(readLightModel(wrong)).toBeNull();
});

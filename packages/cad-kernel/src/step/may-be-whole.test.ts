import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import { beforeAll, expect, test } from 'vitest';
import { kernelSource } from '../../test/kernel-source.ts';
import { makeStep, type PartMaker } from '../../test/make-parts.ts';
import { withHandles } from '../kernel/handle-scope.ts';
import { openKernel } from '../kernel/open-kernel.ts';
import { latin1 } from '../latin1.ts';
import { readPart } from '../read-part.ts';
import { buildSolid } from '../solid/build-solid.ts';
import { isSound } from '../solid/is-sound.ts';
import { mayBeWhole } from './may-be-whole.ts';
import { readStep, type StepReading } from './read-step.ts';

const source = kernelSource();
let oc: OpenCascadeInstance;
let plate: Uint8Array;
beforeAll(async () => {
  oc = await openKernel(source);
  plate = makeStep(oc, drilled(60));
});

const drilled = (holes: number) => (maker: PartMaker) => {
  const at = (hole: number) => [8 + (hole % 10) * 10, 8 + Math.floor(hole / 10) * 10, -1] as const;
  const tools = Array.from({ length: holes }, (_, hole) => maker.cylinder(at(hole), [0, 0, 1], 3, 12));
  return maker.cutAll(maker.box([110, 110, 10]), tools);
};

const solidOf = (bytes: Uint8Array, reading: StepReading) =>
  withHandles((keep) =>
    buildSolid(oc, readStep(oc, keep, bytes, reading), { name: null, count: 1, placements: [] }, true),
  );

test('a file that is whole reads the same as written and healed', async () => {
  const bytes = plate;
  expect(mayBeWhole(latin1(bytes))).toBe(true);
  const [written, healed] = [solidOf(bytes, 'as-written'), solidOf(bytes, 'healed')];
  expect(isSound(written)).toBe(true);
  expect(written.volume).toBeCloseTo(110 * 110 * 10 - 60 * Math.PI * 9 * 10, 5);
  expect(written.faces.map(({ surface, concave }) => ({ surface, concave }))).toEqual(
    healed.faces.map(({ surface, concave }) => ({ surface, concave })),
  );
  expect(written.edges.length).toBe(healed.edges.length);
});

test('without the curves on its surfaces a file is healed: as written its bores would be missing', async () => {
  const text = latin1(plate);
  // What most other programs write: the edge's curve in space alone.
  const bare = text.replaceAll(
    /SURFACE_CURVE\('',(#\d+),\([^)]*\),\.PCURVE_S1\.\)|SEAM_CURVE\('',(#\d+),\([^)]*\),\.PCURVE_S1\.\)/g,
    (_, one, two) => `SURFACE_CURVE('',${one ?? two},(),.CURVE_3D.)`,
  );
  const bytes = new TextEncoder().encode(bare.replaceAll('PCURVE(', 'NOCURVE('));
  expect(mayBeWhole(latin1(bytes))).toBe(false);
  expect(isSound(solidOf(bytes, 'as-written'))).toBe(false);
  const [solid] = (await readPart(bytes, 'step', source)).solids;
  expect(solid?.volume).toBeCloseTo(110 * 110 * 10 - 60 * Math.PI * 9 * 10, 5);
});

test('few faces, cones and spheres are healed', () => {
  expect(mayBeWhole(latin1(makeStep(oc, drilled(4))))).toBe(false);
  const text = latin1(plate);
  expect(mayBeWhole(text.replace('CYLINDRICAL_SURFACE(', 'CONICAL_SURFACE('))).toBe(false);
});

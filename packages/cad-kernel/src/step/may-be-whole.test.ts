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
import { measureAreas } from '../solid/measure-shape.ts';
import { completeFaces } from './complete-faces.ts';
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

test('a valid file gives the same model with and without healing', async () => {
  const bytes = plate;
  expect(mayBeWhole(latin1(bytes))).toBe(true);
  const [written, healed] = [solidOf(bytes, 'as-written'), solidOf(bytes, 'healed')];
  expect(isSound(written)).toBe(true);
  expect(written.volume).toBeCloseTo(PLATE, 5);
  expect(written.faces.map(({ surface, concave }) => ({ surface, concave }))).toEqual(
    healed.faces.map(({ surface, concave }) => ({ surface, concave })),
  );
  expect(written.edges.length).toBe(healed.edges.length);
});

/** Most other programs write the edge's curve in space alone. */
const withoutCurves = (bytes: Uint8Array) =>
  encode(
    latin1(bytes)
      .replaceAll(
        /SURFACE_CURVE\('',(#\d+),\([^)]*\),\.PCURVE_S1\.\)|SEAM_CURVE\('',(#\d+),\([^)]*\),\.PCURVE_S1\.\)/g,
        (_, one, two) => `SURFACE_CURVE('',${one ?? two},(),.CURVE_3D.)`,
      )
      .replaceAll('PCURVE(', 'NOCURVE('),
  );

/** Some programs write the wall of a bore between two circles, without the seam that joins them. */
function withoutSeams(bytes: Uint8Array): Uint8Array {
  const text = latin1(withoutCurves(bytes));
  const edgeOf = new Map(
    [...text.matchAll(/(#\d+) = ORIENTED_EDGE\('',\*,\*,(#\d+),/g)].map(([, use = '', edge]) => [use, edge]),
  );
  const loops = new Map(
    [...text.matchAll(/(#\d+) = EDGE_LOOP\('',\(([^)]*)\)\)/g)].map(([, loop = '', list = '']) => [
      loop,
      list.split(','),
    ]),
  );
  let next = 900_000;
  const added: string[] = [];
  const parted = text.replaceAll(/ADVANCED_FACE\('',\((#\d+)\)/g, (face: string, bound: string) => {
    const loop = new RegExp(`${bound} = FACE_BOUND\\('',(#\\d+),`).exec(text)?.[1] ?? '';
    const uses = loops.get(loop) ?? [];
    const edges = uses.map((use) => edgeOf.get(use));
    const round = uses.filter((_, at) => edges.indexOf(edges[at]) === edges.lastIndexOf(edges[at]));
    if (round.length === uses.length) return face;
    const bounds = round.map((use) => {
      added.push(`#${next} = EDGE_LOOP('',(${use}));`, `#${next + 1} = FACE_BOUND('',#${next},.T.);`);
      next += 2;
      return `#${next - 1}`;
    });
    return `ADVANCED_FACE('',(${bounds.join()})`;
  });
  return encode(parted.replace('DATA;', () => `DATA;\n${added.join('\n')}`));
}

const encode = (text: string) => new TextEncoder().encode(text);
const PLATE = 110 * 110 * 10 - 60 * Math.PI * 9 * 10;

test('missing curves on surfaces are added without healing', () => {
  const bytes = withoutCurves(plate);
  expect(isSound(solidOf(bytes, 'as-written'))).toBe(false);
  withHandles((keep) => {
    const shape = readStep(oc, keep, bytes, 'as-written');
    expect(completeFaces(oc, shape)).toBe(true);
    const solid = buildSolid(oc, shape, { name: null, count: 1, placements: [] }, true);
    expect(isSound(solid)).toBe(true);
    expect(solid.volume).toBeCloseTo(PLATE, 5);
  });
});

test('walls without a seam enclose nothing as written: such a file is healed', async () => {
  const bytes = withoutSeams(plate);
  withHandles((keep) => {
    const shape = readStep(oc, keep, bytes, 'as-written');
    completeFaces(oc, shape);
    expect(measureAreas(oc, shape).filter((area) => !(area > 0))).toHaveLength(60);
  });
  const [solid] = (await readPart(bytes, 'step', source)).solids;
  expect(solid?.volume).toBeCloseTo(PLATE, 5);
});

test('spheres: round ends of bores get their poles or are healed', async () => {
  const round = makeStep(oc, (maker) => {
    const at = (hole: number): readonly [number, number] => [
      8 + (hole % 6) * 10,
      8 + Math.floor(hole / 6) * 10,
    ];
    const tools = Array.from({ length: 30 }, (_, hole) => {
      const wall = maker.cylinder([...at(hole), 10], [0, 0, 1], 3, 12);
      return maker.fuse(wall, maker.sphere([...at(hole), 10], 3));
    });
    return maker.cutAll(maker.box([70, 70, 20]), tools);
  });
  expect(mayBeWhole(latin1(round))).toBe(true);
  const [solid] = (await readPart(round, 'step', source)).solids;
  expect(solid?.volume).toBeCloseTo(70 * 70 * 20 - 30 * (Math.PI * 9 * 10 + Math.PI * 18), 4);
});

test('files with few faces and point borders are healed', () => {
  expect(mayBeWhole(latin1(makeStep(oc, drilled(4))))).toBe(false);
  expect(mayBeWhole(latin1(plate).replace('EDGE_LOOP(', 'VERTEX_LOOP ('))).toBe(false);
});

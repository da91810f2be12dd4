import { analysePart } from '@truciolo/part';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import { beforeAll, expect, test } from 'vitest';
import { explore } from '../src/kernel/explore.ts';
import { withHandles } from '../src/kernel/handle-scope.ts';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { MAX_FILE_BYTES, readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep, PartMaker } from './make-parts.ts';

const source = kernelSource();
let oc: OpenCascadeInstance;
beforeAll(async () => {
  oc = await openKernel(source);
});

const bytes = (text: string) => new TextEncoder().encode(text);
const codesOf = (model: Parameters<typeof analysePart>[0]) =>
  analysePart(model).flatMap(({ findings }) => findings.map(({ code }) => code));

/** The first faces of a block, without the body they bound. */
const facesOnly = (count: number) =>
  withHandles((keep) => {
    const maker = new PartMaker(oc, keep);
    return maker.step(...explore(oc, keep, maker.box([40, 30, 20]), 'FACE').slice(0, count));
  });

test.each([
  ['nothing', new Uint8Array(0), 'empty'],
  ['a letter', bytes('Gentile cliente'), 'not-a-part'],
  ['a STEP file that ends early', bytes('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=CARTESIAN'), 'truncated'],
  [
    'a STEP file without content',
    bytes('ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\nENDSEC;\nEND-ISO-10303-21;\n'),
    'no-geometry',
  ],
  ['more than the limit', new Uint8Array(MAX_FILE_BYTES + 1), 'too-large'],
])('%s is refused with a code and an Italian sentence', async (_, content, code) => {
  await expect(readPart(content, 'step', source)).rejects.toMatchObject({
    code,
    message: expect.stringMatching(/^(Il|I|L’)\S* ?.*\.$/),
  });
});

test('a truncated STEP text, or one with a lost line, ends in a model or a refusal', async () => {
  const whole = new TextDecoder().decode(makeStep(oc, (m) => m.box([10, 20, 30])));
  const lines = whole.split('\n');
  for (let at = 12; at < lines.length; at += Math.ceil(lines.length / 4)) {
    const damaged = bytes([...lines.slice(0, at), ...lines.slice(at + 1)].join('\n'));
    const outcome = await readPart(damaged, 'step', source).catch((error: { code?: string }) => error.code);
    expect(outcome).toBeDefined();
  }
});

test('faces of a closed body are sewn with a note; an open face is reported', async () => {
  const sewn = await readPart(facesOnly(6), 'step', source);
  expect(sewn.notes).toContain('sewn');
  expect(sewn.solids[0]?.volume).toBeCloseTo(24_000, 3);
  expect(codesOf(sewn)).toContain('sewn');
  const open = await readPart(facesOnly(1), 'step', source);
  expect(open.notes).toEqual(['open-surfaces']);
  expect(codesOf(open)).toContain('not-closed');
});

test('an assembly beyond the limit of solids is read in part, with a note', async () => {
  const crowd = makeStep(oc, (m) =>
    Array.from({ length: 5 }, (_, index) => m.box([5, 5, 5 + index], [index * 10, 0, 0])),
  );
  const model = await readPart(crowd, 'step', source, { maxSolids: 3 });
  expect(model.solids).toHaveLength(3);
  expect(codesOf(model)).toContain('too-many-solids');
});

test('a part of a few tenths or of many metres raises a question', async () => {
  const tiny = await readPart(
    makeStep(oc, (m) => m.box([0.5, 0.4, 0.3])),
    'step',
    source,
  );
  const huge = await readPart(
    makeStep(oc, (m) => m.box([5000, 400, 300])),
    'step',
    source,
  );
  expect(codesOf(tiny)).toContain('unit-doubt');
  expect(codesOf(huge)).toContain('unit-doubt');
});

import { analysePart, type PartReport } from '@truciolo/part';
import type { OpenCascadeInstance } from 'replicad-opencascadejs';
import { beforeAll, expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep, type PartMaker } from './make-parts.ts';

const source = kernelSource();
let oc: OpenCascadeInstance;
beforeAll(async () => {
  oc = await openKernel(source);
});

const reportOf = async (build: Parameters<typeof makeStep>[1]): Promise<PartReport> => {
  const [report] = analysePart(await readPart(makeStep(oc, build), 'step', source));
  return report as PartReport;
};

const block = (m: PartMaker) => m.box([80, 60, 30]);

test('a corner cut away over the whole width is one step', async () => {
  const { steps } = await reportOf((m) => m.cut(block(m), m.box([30, 80, 20], [60, -10, 20])));
  expect(steps).toHaveLength(1);
  expect(steps[0]?.depth).toBeCloseTo(10, 3);
});

test('the sides of a boss on a plate are not steps', async () => {
  const { steps } = await reportOf((m) => m.fuse(m.box([80, 60, 20]), m.box([30, 20, 15], [25, 20, 20])));
  expect(steps).toHaveLength(0);
});

test('a V along a block is not a step; a shoulder beside it still is', async () => {
  const { steps, slots } = await reportOf((m) => {
    // Turned about the line y = -3, z = 11: its lowest edge stays there, 10 below the top.
    const wedge = m.tilt(m.box([100, 30, 30], [-10, -3, 11]), 0, Math.PI / 4);
    const body = m.box([80, 60, 30], [0, -33, -9]);
    return m.cutAll(body, [wedge, m.box([100, 20, 20], [-10, 20, 15])]);
  });
  expect(slots).toHaveLength(0);
  expect(steps).toHaveLength(1);
  expect(steps[0]?.depth).toBeCloseTo(6, 3);
});

test('a wheel with teeth is turned first, then its teeth are cut', async () => {
  const teeth = 12;
  const { process, slots } = await reportOf((m) =>
    m.cutAll(
      m.cylinder([0, 0, 0], [0, 0, 1], 20, 15),
      Array.from({ length: teeth }, (_, tooth) => {
        const angle = (tooth * 2 * Math.PI) / teeth;
        return m.cylinder([21 * Math.cos(angle), 21 * Math.sin(angle), -1], [0, 0, 1], 4, 17);
      }),
    ),
  );
  expect(process).toBe('turn-mill');
  expect(slots.length).toBeLessThanOrEqual(teeth);
});

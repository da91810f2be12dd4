import { analysePart, type PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep, type PartMaker } from './make-parts.ts';

const source = kernelSource();

async function directionsOf(build: Parameters<typeof makeStep>[1]): Promise<readonly string[]> {
  const bytes = makeStep(await openKernel(source), build);
  const [report] = analysePart(await readPart(bytes, 'step', source));
  return (report as PartReport).setups
    .map(({ direction }) => direction.map((value) => Math.round(value)).join(' '))
    .sort();
}

/**
 * A channel 50 wide between a wall of 50 and one as high as the middle of a hole through the first: from inside half of
 * the hole is seen.
 */
const channel = (m: PartMaker, bores: Parameters<PartMaker['cutAll']>[1]) =>
  m.cutAll(m.box([80, 60, 50]), [
    m.box([50, 80, 40], [15, -10, 15]),
    m.box([30, 80, 40], [60, -10, 30]),
    m.cylinder([-1, 30, 30], [1, 0, 0], 5, 20),
    ...bores,
  ]);

test('the bore below a counterbore is drilled in the clamping of the counterbore', async () => {
  const directions = await directionsOf((m) => channel(m, [m.cylinder([9, 30, 30], [1, 0, 0], 9, 10)]));
  expect(directions).toEqual(['0 0 -1', '0 0 1', '1 0 0']);
});

test('the same bore with its counterbore outside, or with none, is drilled from outside', async () => {
  const outside = ['-1 0 0', '0 0 -1', '0 0 1'];
  expect(await directionsOf((m) => channel(m, [m.cylinder([-1, 30, 30], [1, 0, 0], 9, 7)]))).toEqual(outside);
  expect(await directionsOf((m) => channel(m, []))).toEqual(outside);
});

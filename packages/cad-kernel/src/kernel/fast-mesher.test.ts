import { expect, test } from 'vitest';
import { kernelSource } from '../../test/kernel-source.ts';
import { makeStep } from '../../test/make-parts.ts';
import { readPart } from '../read-part.ts';
import { chooseFastMesher } from './fast-mesher.ts';
import { openKernel } from './open-kernel.ts';

test('the kernel that is opened has taken the choice: its memory does not hold the name any more', async () => {
  const oc = await openKernel(kernelSource());
  expect(chooseFastMesher(oc)).toBe(false);
});

test('a plate with holes is meshed without a gap: its triangles hold its volume', async () => {
  const oc = await openKernel(kernelSource());
  const bytes = makeStep(oc, (maker) => {
    const holes = Array.from({ length: 25 }, (_, hole) =>
      maker.cylinder([8 + (hole % 5) * 14, 8 + Math.floor(hole / 5) * 14, -1], [0, 0, 1], 3, 12),
    );
    return maker.cutAll(maker.box([72, 72, 10]), holes);
  });
  const [solid] = (await readPart(bytes, 'step', kernelSource())).solids;
  const { positions = new Float32Array(), triangles = new Uint32Array() } = solid?.mesh ?? {};
  const corner = (at: number, axis: number) => positions[(triangles[at] ?? 0) * 3 + axis] ?? 0;
  let volume = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [x1, y1, z1] = [corner(at, 0), corner(at, 1), corner(at, 2)];
    const [x2, y2, z2] = [corner(at + 1, 0), corner(at + 1, 1), corner(at + 1, 2)];
    const [x3, y3, z3] = [corner(at + 2, 0), corner(at + 2, 1), corner(at + 2, 2)];
    volume += (x1 * (y2 * z3 - y3 * z2) + x2 * (y3 * z1 - y1 * z3) + x3 * (y1 * z2 - y2 * z1)) / 6;
  }
  // Chords make a round hole smaller: by 2 % of it at 18 chords.
  const exact = solid?.volume ?? 0;
  expect(volume).toBeGreaterThan(exact);
  expect(volume / exact).toBeLessThan(1 + (0.025 * (25 * Math.PI * 9 * 10)) / exact);
});

import { analysePart } from '@truciolo/part';
import { expect, test } from 'vitest';
import { openKernel } from '../src/kernel/open-kernel.ts';
import { latin1 } from '../src/latin1.ts';
import { readPart } from '../src/read-part.ts';
import { kernelSource } from './kernel-source.ts';
import { makeStep } from './make-parts.ts';

const source = kernelSource();

/** A block 40 × 30 × 20 with a ø10 hole, as a STEP text. */
const block = async (): Promise<string> =>
  latin1(
    makeStep(await openKernel(source), (m) =>
      m.cut(m.box([40, 30, 20]), m.cylinder([20, 15, -1], [0, 0, 1], 5, 30)),
    ),
  );

const findingsOf = async (text: string) => {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const [report] = analysePart(await readPart(bytes, 'step', source));
  return report?.findings.map(({ code }) => code) ?? [];
};

test('a hole that is wider than its block makes an invalid solid, and that is said', async () => {
  const text = await block();
  expect(await findingsOf(text)).toEqual([]);
  // The same faces and edges with a radius of 16: the wall of the hole leaves the block on two sides.
  const wide = text
    .replace(/(CIRCLE|CYLINDRICAL_SURFACE)\('',(#\d+),5\.0*\)/g, "$1('',$2,16.)")
    .replace(/\(25\.,15\.,/g, '(36.,15.,');
  expect(await findingsOf(wide)).toContain('invalid-solid');
});

test('counterbored holes on a circle are sound, though rays behind one face meet edges of the other', async () => {
  const places = Array.from({ length: 8 }, (_, index): readonly [number, number] => {
    const angle = (index * Math.PI) / 4;
    return [60 + 50 * Math.cos(angle), 60 + 50 * Math.sin(angle)];
  });
  const cover = makeStep(await openKernel(source), (m) =>
    m.cutAll(m.box([120, 120, 10]), [
      ...places.map(([x, y]) => m.cylinder([x, y, -1], [0, 0, 1], 2.75, 12)),
      ...places.map(([x, y]) => m.cylinder([x, y, 4.5], [0, 0, 1], 5, 6)),
      m.cylinder([60, 60, -1], [0, 0, 1], 20, 12),
    ]),
  );
  expect(await findingsOf(latin1(cover))).toEqual([]);
});

import { expect, test } from 'vitest';
import { proposeCycle } from '../src/propose-cycle.ts';
import { holes, plate } from './parts.ts';
import { c45, mill } from './shop.ts';

/** Seconds of the chamfer mill on both sides of a plate 100 × 60 with 320 mm of edges a side. */
const chamfers = (groups: Parameters<typeof plate>[0]) =>
  proposeCycle(plate(groups, { edges: { length: 640, turns: 0 } }), c45, [mill]).routes[0]?.phases.map(
    ({ operations }) => operations.find(({ kind }) => kind === 'chamfer')?.seconds ?? 0,
  ) ?? [];

/** An approach, 1.5 s. */
const APPROACH = 1.5;
const [plain = 0] = chamfers([]);
/** Of the chamfer mill, mm/s: 320 mm after one approach. */
const speed = 320 / (plain - APPROACH);

test('the second side breaks the mouths that drills came out of', () => {
  const [first, second] = chamfers([holes(4, 6.8, 20)]);
  expect(first).toBeCloseTo(plain, 6);
  expect(second).toBeCloseTo(plain + (4 * Math.PI * 6.8) / speed + 4 * APPROACH, 6);
});

test('a hole too wide for the spot drill has both mouths broken, a blind one the near mouth', () => {
  const mouths = (2 * Math.PI * 22) / speed + 2 * APPROACH;
  const [first, second] = chamfers([holes(2, 22, 20)]);
  expect(first).toBeCloseTo(plain + mouths, 6);
  expect(second).toBeCloseTo(plain + mouths, 6);
  const [near, far] = chamfers([holes(2, 22, 10, { through: false })]);
  expect(near).toBeCloseTo(plain + mouths, 6);
  expect(far).toBeCloseTo(plain, 6);
});

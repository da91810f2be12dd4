import { expect, test } from 'vitest';
import { loadFixture } from '../../test/load-fixture.ts';
import { analysePart } from '../analyse-part.ts';
import { withUnit } from './with-unit.ts';

test('a plate of 80 × 50 × 20 read in inches is 25,4 times as large in every figure', () => {
  const [plate] = analysePart(withUnit(loadFixture('drilled-plate', 'unknown'), 'inch'));
  expect(plate?.box.map((side) => Math.round(side * 10) / 10)).toEqual([508, 1270, 2032]);
  expect(plate?.volume).toBeCloseTo((loadFixture('drilled-plate').solids[0]?.volume ?? 0) * 25.4 ** 3, -2);
  expect(plate?.holes.map(({ diameter }) => Math.round(diameter * 10) / 10)).toEqual([127, 152.4, 203.2]);
  expect(plate).toMatchObject({ unit: 'inch' });
  expect(plate?.findings.map(({ code }) => code)).not.toContain('unit-unknown');
});

test('the unit that the file declares changes nothing; metres of a file that meant millimetres shrink it', () => {
  const model = loadFixture('drilled-plate', 'm');
  expect(withUnit(model, 'm').solids).toBe(model.solids);
  expect(analysePart(withUnit(model, 'mm'))[0]?.box[2]).toBeCloseTo(0.08, 6);
});

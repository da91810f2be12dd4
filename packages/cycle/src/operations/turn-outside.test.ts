import { startValues } from '@truciolo/cutting';
import { mm } from '@truciolo/units';
import { expect, test } from 'vitest';
import { c45, lathe } from '../../test/shop.ts';
import { completeMaterial } from '../cuts/complete-material.ts';
import { workplaceOf } from '../cuts/workplace.ts';
import { turnOutside } from './turn-outside.ts';

test('a bar that is 1 mm thicker all round is turned once along its whole length', () => {
  const place = workplaceOf(lathe, completeMaterial(c45).cutting);
  const shaft = { diameter: 30, length: 120 };
  const [rough] = turnOutside(place, shaft, Math.PI * 30 * 120, 0);
  const { vc = 0, f = 0 } = startValues('turning', place.material, { D: mm(30), regime: 'rough' }).values;
  // One way of 120 mm, a fifth of the path without a cut.
  const minutes = 120 / (((1000 * vc) / (Math.PI * 30)) * f * 0.8);
  expect(((rough?.seconds ?? 0) - place.positioning) / 60).toBeCloseTo(minutes, 3);
});

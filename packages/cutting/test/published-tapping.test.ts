import { findMaterial } from '@truciolo/materials-library';
import { metresPerMinute, mm } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { tapping } from '../src/index.ts';

const torque = (material: string, D: number, P: number) => {
  const outcome = tapping({
    D: mm(D),
    P: mm(P),
    speed: { by: 'vc', value: metresPerMinute(10) },
    material: findMaterial(material),
  });
  return outcome.ok ? (outcome.result.Mc ?? 0) : 0;
};

/**
 * Yamawa, General Catalogue 2021, p. 640, spiral fluted tap: tan 30° kc K (D - Do)² (D + 2 Do)/24000, with its own kc.
 * LUBERO, Calculations: P² D kc/8000, with one kc a material class. Ours is LUBERO's form with kc by Kienzle.
 */
describe('torque of tapping against published figures', () => {
  it.each([
    ['Yamawa, M8 in Ck 45, hole 6.8', 'C45', 8, 1.25, 3.36, 13],
    ['Yamawa, M10 in Ck 45, hole 8.5', 'C45', 10, 1.5, 6.55, 0],
    ['Yamawa, M8 in 42 CrMo 4 of 193 HB', '42CrMo4 ricotto', 8, 1.25, 3.1, 51],
    ['LUBERO, M8 in structural steel, kc 2500', 'C45', 8, 1.25, 3.91, -3],
    ['LUBERO, M8 in austenitic steel, kc 3200', '1.4301', 8, 1.25, 5, 4],
  ])('%s', (_, material, D, P, published, error) => {
    expect(Math.round(100 * (torque(material, D, P) / published - 1))).toBe(error);
  });
});

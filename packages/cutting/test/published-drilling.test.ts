import { findMaterial } from '@truciolo/materials-library';
import { metresPerMinute, mm, mmPerRevolution } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { drilling } from '../src/index.ts';
import type { DrillFamily } from '../src/tool/tool-family.data.ts';

/**
 * Published torque and thrust of drilling from solid. They contradict one another: the same 10 mm hole in 42CrMo4 at
 * 0.2 mm takes 3,497 N by Tungaloy and 1,057 N by ISCAR's solid carbide drill, and Mitsubishi's 2,500 N at 0.3 mm is
 * less than Tungaloy's at 0.2. No model meets all; ours states its error against each, in per cent.
 *
 * Tungaloy, General Catalogue 2020-2021, p. L068, twist drill: Mc = K D² (0.630 + 16.84 f)/100, Tc = 570 K D f^0.85.
 * Handbook: Machinery's Handbook 31, p. 1152 f., standard point c/d 0.18, Kd 23,300 for alloy steel of 200 HB (Shaw
 * and Oxford 1957, in Fundamentals of Tool Design, 6th ed., p. 83): M = 0.000025 Kd f^0.8 D^1.8 A and
 * T = 0.05 Kd f^0.8 D^0.8 B + 0.007 Kd D² J.
 * Mitsubishi Materials, training course "Basic Drilling", page Drilling forces: the work material is not named.
 * ISCAR, Rotating Tools 2017, p. 601: DR 22 is printed; SCD by the formula there with its kc 2100 for group 7.
 */
const pairs: readonly [
  source: string,
  material: string,
  family: DrillFamily,
  D: number,
  f: number,
  torque: readonly [published: number, error: number],
  thrust: readonly [published: number, error: number],
][] = [
  ['Tungaloy SCM440, K 2.41', '42CrMo4', 'hss-drill', 10, 0.2, [9.6, 7], [3497, -14]],
  ['Tungaloy SCM440, K 2.41', '42CrMo4', 'solid-drill', 10, 0.2, [9.6, 0], [3497, -26]],
  ['Tungaloy SCM440, K 2.41', '42CrMo4', 'hss-drill', 20, 0.3, [54.8, 2], [9874, -9]],
  ['Tungaloy S20C, K 2.22', 'C22', 'hss-drill', 10, 0.2, [8.88, -14], [3222, -30]],
  ['Tungaloy SUM32, K 1.42', '11SMn30', 'hss-drill', 10, 0.2, [5.68, 35], [2061, 9]],
  ['Tungaloy SCM430, K 2.10', '25CrMo4', 'hss-drill', 8, 0.15, [4.24, 24], [1909, 1]],
  ['Tungaloy cast iron 198 HB, K 1.39', 'GG25', 'hss-drill', 12, 0.25, [9.69, 13], [2926, -7]],
  ['Tungaloy SNCM625, K 3.44', '34CrNiMo6', 'hss-drill', 10, 0.2, [13.75, -20], [4992, -35]],
  ['Handbook, alloy steel 200 HB', '42CrMo4 ricotto', 'hss-drill', 10, 0.2, [11, -1], [3238, -1]],
  ['Handbook, alloy steel 200 HB', '42CrMo4 ricotto', 'hss-drill', 20, 0.3, [53, 11], [8576, 11]],
  ['Mitsubishi, taken as C45', 'C45', 'solid-drill', 10, 0.3, [15, -25], [2500, 18]],
  ['ISCAR DR 22, group 4', 'C60', 'insert-drill', 22, 0.15, [20, 22], [2286, 22]],
  // ISCAR's kc for drilling is one figure a group, under its own kc1.1 at these chips: more than twice apart.
  ['ISCAR SCD, group 7', '42CrMo4', 'solid-drill', 10, 0.2, [4.19, 129], [1057, 146]],
];

describe('torque and thrust of drilling against published figures', () => {
  it.each(pairs)('%s: %s with %s D %d f %d', (_, name, family, D, f, torque, thrust) => {
    const outcome = drilling({
      D: mm(D),
      family,
      feed: { by: 'f', value: mmPerRevolution(f) },
      speed: { by: 'vc', value: metresPerMinute(60) },
      material: findMaterial(name),
    });
    if (!outcome.ok) throw new Error('refused');
    const { Mc = 0, Ff = 0 } = outcome.result;
    const errors = [Mc / torque[0] - 1, Ff / thrust[0] - 1].map((error) => Math.round(100 * error));
    expect(errors).toEqual([torque[1], thrust[1]]);
  });

  it('lies between the makers: half the errors within 14 %, all within 35 %', () => {
    const twist = pairs.filter(([source]) => !source.startsWith('ISCAR'));
    const errors = twist.flatMap(([, , , , , [, torque], [, thrust]]) => [
      Math.abs(torque),
      Math.abs(thrust),
    ]);
    expect(Math.max(...errors)).toBeLessThanOrEqual(35);
    expect(errors.filter((error) => error <= 14).length).toBeGreaterThanOrEqual(errors.length / 2);
  });

  it('the chisel edge has its share of the thrust and a small one of the torque', () => {
    const of = (family: DrillFamily) => {
      const outcome = drilling({
        D: mm(10),
        family,
        feed: { by: 'f', value: mmPerRevolution(0.1) },
        speed: { by: 'vc', value: metresPerMinute(30) },
        material: { kc11: 2000 as never, mc: 0 },
      });
      return outcome.ok ? outcome.result : undefined;
    };
    const [standard, thinned] = [of('hss-drill'), of('solid-drill')];
    const ratio = (symbol: 'Mc' | 'Ff') => (standard?.[symbol] ?? 0) / (thinned?.[symbol] ?? 1);
    expect(ratio('Mc')).toBeCloseTo(1.085 / 1.04, 9);
    expect(ratio('Ff')).toBeGreaterThan(1.15);
  });
});

import {
  degrees,
  euros,
  eurosPerMinute,
  metresPerMinute,
  micrometres,
  minutes,
  mm,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  newtonsPerMm2,
  rpm,
} from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { contourFeed } from './contour-feed.ts';
import { edgeGeometry, scallopHeight } from './cutter-shape.ts';
import { engagement } from './engagement.ts';
import { resolveFeed } from './feed.ts';
import { specificForce } from './kienzle.ts';
import { feedForRoughness, meanRoughness, peakRoughness, wiperFeed } from './roughness.ts';
import { cuttingSpeed } from './speed.ts';
import { maximumProduction, minimumCost, speedForLife, toolLife } from './tool-life.ts';

describe('published values of the formulas sheet, part a0', () => {
  it('1: turning speed, D 50 at 700 rpm', () => {
    expect(cuttingSpeed(rpm(700), mm(50))).toBeCloseTo(109.96, 2);
  });

  it('5: milling speed, D 125 at 350 rpm', () => {
    expect(cuttingSpeed(rpm(350), mm(125))).toBeCloseTo(137.4, 1);
  });

  it('6 and 7: feed per tooth and feed rate', () => {
    expect(resolveFeed({ by: 'vf', value: mmPerMinute(500) }, rpm(500), 10, undefined).fz).toBeCloseTo(
      0.1,
      12,
    );
    expect(resolveFeed({ by: 'fz', value: mmPerTooth(0.1) }, rpm(500), 10, undefined).vf).toBeCloseTo(500, 9);
  });

  it('9 and 10: drilling speed and feed', () => {
    expect(cuttingSpeed(rpm(1350), mm(12))).toBeCloseTo(50.9, 1);
    expect(resolveFeed({ by: 'f', value: mmPerRevolution(0.2) }, rpm(1350), 2, undefined).vf).toBeCloseTo(
      270,
      9,
    );
  });

  it('13: Taylor, n 0.25, C 300, v 200', () => {
    expect(toolLife({ n: 0.25, C: metresPerMinute(300) }, metresPerMinute(200))).toBeCloseTo(5.06, 2);
  });

  it('14: radial chip thinning, D 0.5 in and ae 0.05 in', () => {
    expect(1 / engagement('shoulder', mm(12.7), mm(1.27)).max).toBeCloseTo(1.667, 3);
  });

  it('15: engagement at ae/D 0.10', () => {
    const arc = engagement('shoulder', mm(10), mm(1));
    expect(arc.max).toBeCloseTo(0.6, 12);
    expect(arc.phi).toBeCloseTo(36.9, 1);
  });

  it('17: mean chip in shoulder milling, fz sqrt(ae/D)', () => {
    expect(Math.sqrt(1 / 20) / engagement('shoulder', mm(20), mm(1)).mean).toBeCloseTo(1, 1);
  });
});

describe('surface finish, a9', () => {
  it('f 0.2, r 0.8', () => {
    const f = mmPerRevolution(0.2);
    expect(peakRoughness(f, mm(0.8))).toBeCloseTo(6.25, 2);
    expect(meanRoughness(f, mm(0.8))).toBeCloseTo(1.563, 3);
  });

  it('feed for a wanted Ra', () => {
    expect(feedForRoughness(micrometres(1.6), mm(0.8))).toBeCloseTo(0.202, 3);
    expect(feedForRoughness(micrometres(0.8), mm(0.4))).toBeCloseTo(0.101, 3);
  });

  it('a wiper gives the same Ra at double feed', () => {
    expect(meanRoughness(wiperFeed(mmPerRevolution(0.4)), mm(0.8))).toBe(
      meanRoughness(mmPerRevolution(0.2), mm(0.8)),
    );
  });
});

describe('tool life and economic speed, a10', () => {
  const taylor = { n: 0.25, C: metresPerMinute(350) };
  const economics = { Cm: eurosPerMinute(1), Ct: euros(3), tct: minutes(2) };

  it('n 0.25, C 350, change 2 min, edge 3 EUR, machine 1 EUR/min', () => {
    expect(minimumCost(taylor, economics)?.T).toBeCloseTo(15, 9);
    expect(minimumCost(taylor, economics)?.v).toBeCloseTo(177.85, 2);
    expect(maximumProduction(taylor, economics.tct)?.T).toBeCloseTo(6, 9);
    expect(maximumProduction(taylor, economics.tct)?.v).toBeCloseTo(223.63, 2);
  });

  it('published HSS case', () => {
    const hss = { n: 0.13, C: metresPerMinute(80) };
    const point = minimumCost(hss, { Cm: eurosPerMinute(0.667), Ct: euros(3.33), tct: minutes(3) });
    expect(point?.T).toBeCloseTo(53.49, 2);
    expect(point?.v).toBeCloseTo(47.69, 2);
  });

  it('has no economic speed when the edge costs nothing', () => {
    expect(minimumCost(taylor, { ...economics, Ct: euros(0), tct: minutes(0) })).toBeUndefined();
    expect(maximumProduction(taylor, minutes(0))).toBeUndefined();
  });

  it('life and speed are inverse', () => {
    expect(speedForLife(taylor, toolLife(taylor, metresPerMinute(180)))).toBeCloseTo(180, 9);
  });
});

describe('Kienzle corrections, a0', () => {
  const C45 = { kc11: newtonsPerMm2(1500), mc: 0.22 };

  it('falls 1 % per degree of rake, grows with wear and interruption', () => {
    const sharp = specificForce(C45, mm(0.2), undefined);
    expect(specificForce(C45, mm(0.2), { gamma: degrees(6) })).toBeCloseTo(sharp * 0.94, 9);
    expect(specificForce(C45, mm(0.2), { wear: 1.3 })).toBeCloseTo(sharp * 1.3, 9);
    expect(specificForce(C45, mm(0.2), { interrupted: true })).toBeCloseTo(sharp * 1.1, 9);
  });

  it('is kc1.1 at a chip of 1 mm', () => {
    expect(specificForce(C45, mm(1), undefined)).toBe(1500);
  });
});

describe('cutter geometry, a2', () => {
  it('round insert: hex = 2 fz sqrt(ap/iC - (ap/iC)^2)', () => {
    const geometry = edgeGeometry({ shape: 'round', iC: mm(12) }, mm(63), mm(1.5));
    expect(geometry.sinMax).toBeCloseTo(2 * Math.sqrt(1.5 / 12 - (1.5 / 12) ** 2), 12);
  });

  it('ball end: Deff = 2 sqrt(ap (D - ap))', () => {
    expect(edgeGeometry({ shape: 'ball' }, mm(10), mm(1)).Deff).toBeCloseTo(6, 12);
    expect(edgeGeometry({ shape: 'ball' }, mm(10), mm(7)).Deff).toBeCloseTo(10, 12);
  });

  it('scallop of a ball 10 with passes 0.5 mm apart', () => {
    expect(scallopHeight(mm(0.5), mm(10))).toBeCloseTo(0.00625, 12);
  });

  it('centre feed on inner and outer contours', () => {
    const vf = mmPerMinute(1000);
    expect(contourFeed({ side: 'inner', Dw: mm(50) }, vf, mm(10))).toBeCloseTo(800, 9);
    expect(contourFeed({ side: 'outer', Dw: mm(50) }, vf, mm(10))).toBeCloseTo(1200, 9);
  });
});

import { findMaterial } from '@truciolo/materials-library';
import { metresPerMinute, micrometres, mm, mmPerRevolution } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import { barScale, drilling, recommendedRanges, startValues } from '../src/index.ts';
import { turningRegime } from '../src/recommended/turning-regime.ts';

const C45 = findMaterial('C45');

describe('recommendedRanges', () => {
  it('turning C45 as on the page', () => {
    const ranges = recommendedRanges('turning', C45, { regime: 'rough', r: mm(0.8) });
    expect([ranges.vc?.low, ranges.vc?.high]).toEqual([150, 230]);
    // Half the nose radius ends the usual 0.25-0.45.
    expect([ranges.f?.low, ranges.f?.high]).toEqual([0.25, 0.4]);
    expect([ranges.ap?.low, ranges.ap?.high]).toEqual([2, 4]);
    expect([ranges.LD?.low, ranges.LD?.high]).toEqual([0, 3]);
    expect(ranges.vc?.source.text).toContain("il catalogo dell'utensile prevale");
  });

  it.each([
    ['end mill D 6', recommendedRanges('milling', C45, { D: mm(6) }).fz, 0.03, 0.048],
    ['end mill D 10', recommendedRanges('milling', C45, { D: mm(10) }).fz, 0.05, 0.08],
    ['slot D 10', recommendedRanges('milling', C45, { D: mm(10), milling: 'slot' }).fz, 0.035, 0.056],
    ['face mill D 63', recommendedRanges('milling', C45, { D: mm(63), milling: 'face' }).fz, 0.12, 0.25],
    ['carbide drill D 10', recommendedRanges('drilling', C45, { D: mm(10) }).f, 0.15, 0.25],
    ['HSS drill D 20', recommendedRanges('drilling', C45, { D: mm(20), material: 'hss' }).f, 0.24, 0.36],
    ['carbide drill D 20', recommendedRanges('drilling', C45, { D: mm(20) }).f, 0.24, 0.4],
    ['insert drill D 60', recommendedRanges('drilling', C45, { D: mm(60) }).f, 0.08, 0.18],
    [
      'insert drill D 14',
      recommendedRanges('drilling', C45, { D: mm(14), family: 'insert-drill' }).f,
      0.06,
      0.1,
    ],
    [
      'exchangeable head D 20',
      recommendedRanges('drilling', C45, { D: mm(20), family: 'head-drill' }).f,
      0.24,
      0.38,
    ],
    ['insert drill speed', recommendedRanges('drilling', C45, { D: mm(40) }).vc, 104, 149.5],
    ['HSS drill D 5', recommendedRanges('drilling', C45, { D: mm(5), material: 'hss' }).f, 0.08, 0.12],
    ['HSS drill D 15', recommendedRanges('drilling', C45, { D: mm(15), material: 'hss' }).f, 0.2, 0.3],
    ['HSS drill D 30', recommendedRanges('drilling', C45, { D: mm(30), material: 'hss' }).f, 0.28, 0.42],
    ['HSS drill D 60', recommendedRanges('drilling', C45, { D: mm(60), material: 'hss' }).f, 0.32, 0.48],
    ['HSS end mill D 10', recommendedRanges('milling', C45, { D: mm(10), material: 'hss' }).fz, 0.04, 0.064],
    ['shoulder mill D 50', recommendedRanges('milling', C45, { D: mm(50) }).fz, 0.1, 0.2],
    ['high feed', recommendedRanges('milling', C45, { D: mm(50), family: 'high-feed-mill' }).fz, 0.5, 1.2],
    ['slot speed', recommendedRanges('milling', C45, { D: mm(10), milling: 'slot' }).vc, 104, 168],
    [
      'hard slot speed',
      recommendedRanges('milling', findMaterial('h60'), { D: mm(10), milling: 'slot' }).vc,
      20,
      40,
    ],
    [
      'hard turning depth',
      recommendedRanges('turning', findMaterial('h60'), { material: 'cbn', r: mm(0.8) }).ap,
      0.1,
      0.3,
    ],
    [
      'hard turning speed',
      recommendedRanges('turning', findMaterial('h60'), { material: 'cbn' }).vc,
      100,
      180,
    ],
    [
      'PCD in 6082',
      recommendedRanges('milling', findMaterial('6082'), { material: 'pcd', D: mm(63) }).vc,
      500,
      2000,
    ],
    // Sandvik: 0.925 of the speed for 180 HB instead of 150; C45 is recorded with 170-215 HB.
    [
      'harder C45',
      recommendedRanges('turning', C45, { hardness: (192.5 * 180) / 150 }).vc,
      150 * (150 / 180) ** 0.43,
      230 * (150 / 180) ** 0.43,
    ],
    ['shoulder width', recommendedRanges('milling', C45, { D: mm(10) }).ae, 1, 4],
    ['slot depth', recommendedRanges('milling', C45, { D: mm(10), milling: 'slot' }).ap, 3, 5],
    ['face width', recommendedRanges('milling', C45, { D: mm(100), milling: 'face' }).ae, 60, 80],
    ['reamer D 4', recommendedRanges('reaming', C45, { D: mm(4) }).f, 0.075, 0.125],
    ['reamer D 40', recommendedRanges('reaming', C45, { D: mm(40) }).f, 0.375, 0.625],
    ['allowance D 8', recommendedRanges('reaming', C45, { D: mm(8) }).allowance, 0.1, 0.2],
    ['allowance D 10', recommendedRanges('reaming', C45, { D: mm(10) }).allowance, 0.2, 0.3],
    ['allowance D 25', recommendedRanges('reaming', C45, { D: mm(25) }).allowance, 0.3, 0.4],
    ['allowance D 20', recommendedRanges('reaming', C45, { D: mm(20) }).allowance, 0.3, 0.4],
    ['allowance D 30', recommendedRanges('reaming', C45, { D: mm(30) }).allowance, 0.3, 0.4],
    ['allowance D 40', recommendedRanges('reaming', C45, { D: mm(40) }).allowance, 0.4, 0.5],
    ['thread mill Dc 16', recommendedRanges('thread-milling', C45, { D: mm(16) }).fz, 0.064, 0.1024],
    ['thread milling speed', recommendedRanges('thread-milling', C45).vc, 104, 168],
    ['thread turning speed', recommendedRanges('thread-turning', C45).vc, 90, 138],
    ['parting speed', recommendedRanges('parting', C45).vc, 105, 161],
    ['boring speed', recommendedRanges('boring', C45).vc, 135, 207],
    ['boring feed', recommendedRanges('boring', C45).f, 0.08, 0.2],
    ['carbide bar', recommendedRanges('boring', C45, { bar: 'carbide' }).LD, 0, 6],
    ['medium turning speed', recommendedRanges('turning', C45, { regime: 'medium' }).vc, 175, 265],
    ['medium turning feed', recommendedRanges('turning', C45, { regime: 'medium' }).f, 0.15, 0.3],
    [
      'reaming Inconel, carbide',
      recommendedRanges('reaming', findMaterial('in718'), { D: mm(12) }).vc,
      6,
      10,
    ],
    ['reamer D 12', recommendedRanges('reaming', C45, { D: mm(12) }).f, 0.225, 0.375],
    ['reaming C45, HSS', recommendedRanges('reaming', C45, { D: mm(12), material: 'hss' }).vc, 8, 15],
    ['reaming C45, carbide', recommendedRanges('reaming', C45, { D: mm(12) }).vc, 15, 40],
    ['parting', recommendedRanges('parting', C45).f, 0.06, 0.15],
    ['grooving', recommendedRanges('parting', C45, { plunge: 'grooving' }).f, 0.05, 0.12],
    ['tapping C45, HSS', recommendedRanges('tapping', C45, { material: 'hss' }).vc, 8, 15],
    ['sawing S235', recommendedRanges('sawing', findMaterial('S235JR')).S, 60, 80],
    ['sawing C45', recommendedRanges('sawing', C45).S, 45, 60],
    ['sawing 42CrMo4', recommendedRanges('sawing', findMaterial('42CrMo4')).S, 30, 45],
    ['sawing 304', recommendedRanges('sawing', findMaterial('304')).S, 20, 30],
    ['sawing 6082', recommendedRanges('sawing', findMaterial('6082')).S, 150, 250],
    ['sawing OT58', recommendedRanges('sawing', findMaterial('OT58')).S, 100, 150],
    ['sawing Ti', recommendedRanges('sawing', findMaterial('ti5')).S, 8, 12],
    [
      'finish with a small nose',
      recommendedRanges('turning', C45, { regime: 'finish', r: mm(0.2) }).f,
      0.04,
      0.2 / 3,
    ],
    ['stainless takes 0.8 of the feed', recommendedRanges('turning', findMaterial('304')).f, 0.2, 0.36],
    ['titanium takes 0.6 of the feed', recommendedRanges('turning', findMaterial('ti5')).f, 0.15, 0.27],
  ])('%s', (_, range, low, high) => {
    expect(range?.low).toBeCloseTo(low, 9);
    expect(range?.high).toBeCloseTo(high, 9);
  });

  it('returns nothing for unknown materials', () => {
    expect(recommendedRanges('turning', undefined).vc).toBeUndefined();
    expect(recommendedRanges('drilling', findMaterial('h55'), { material: 'hss' })).toEqual({});
    expect(recommendedRanges('sawing', findMaterial('h60'))).toEqual({});
  });

  it('reads the regime from the depth', () => {
    expect([0.5, 1, 1.5, 2, 4].map(turningRegime)).toEqual(['finish', 'finish', 'medium', 'rough', 'rough']);
  });
});

describe('barScale', () => {
  it('holds the range and the current value', () => {
    const range = { low: 150, high: 230, source: { kind: 'practice', text: '' } } as const;
    expect(barScale(range)).toEqual({ min: 50, max: 350 });
    expect(barScale(range, 500)).toEqual({ min: 50, max: 500 });
    expect(barScale({ ...range, low: 0, high: 3 })).toEqual({ min: 0, max: 4.5 });
    expect(barScale({ ...range, low: 0.25, high: 0.45 })).toEqual({ min: 0.083, max: 0.68 });
  });
});

describe('startValues', () => {
  it('C45, rough turning', () => {
    expect(startValues('turning', C45).values).toEqual({ vc: 190, f: 0.35, ap: 3 });
  });

  it.each([
    // Typed values win: a light pass with a small nose radius is a finishing one.
    ['typed depth and nose', { D: mm(50), ap: mm(0.5), r: mm(0.4) }, 0.1, 0.4 / 3],
    ['wanted Ra 0.8 with r 0.8', { D: mm(50), ap: mm(0.8), r: mm(0.8), Ra: micrometres(0.8) }, 0.1, 0.1431],
    ['wiper doubles it', { D: mm(50), ap: mm(3), r: mm(0.4), wiper: true }, 0.3, 0.4],
    ['chip-breaking area of a light pass', { D: mm(50), ap: mm(0.2) }, 0.07, 0.1],
  ])('%s', (_, tool, low, high) => {
    const { f = 0 } = startValues('turning', C45, tool).values;
    expect(f).toBeGreaterThanOrEqual(low);
    expect(f).toBeLessThanOrEqual(high);
  });

  it('drilling D 40 takes an insert drill, not 0.52 mm and 17 kW', () => {
    const { vc = 0, f = 0 } = startValues('drilling', C45, { D: mm(40) }).values;
    expect([vc, f]).toEqual([130, 0.13]);
    const outcome = drilling({
      D: mm(40),
      speed: { by: 'vc', value: metresPerMinute(vc) },
      feed: { by: 'f', value: mmPerRevolution(f) },
      material: C45,
    });
    expect(outcome.ok && outcome.result.Pc).toBeCloseTo(6.6, 0);
  });
});

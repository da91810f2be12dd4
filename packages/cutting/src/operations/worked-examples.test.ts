import {
  cm2PerMinute,
  degrees,
  euros,
  eurosPerMinute,
  metresPerMinute,
  minutes,
  mm,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  newtonsPerMm2,
  rpm,
} from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { boring } from './boring.ts';
import { drilling } from './drilling.ts';
import { facing } from './facing.ts';
import { milling } from './milling.ts';
import { parting } from './parting.ts';
import { reaming } from './reaming.ts';
import { sawing } from './sawing.ts';
import { tapping } from './tapping.ts';
import { threadMilling } from './thread-milling.ts';
import { threadTurning } from './thread-turning.ts';
import { turning } from './turning.ts';

const C45 = { kc11: newtonsPerMm2(1500), mc: 0.22 };
const vc = (value: number) => ({ by: 'vc', value: metresPerMinute(value) }) as const;
const n = (value: number) => ({ by: 'n', value: rpm(value) }) as const;
const f = (value: number) => ({ by: 'f', value: mmPerRevolution(value) }) as const;
const vf = (value: number) => ({ by: 'vf', value: mmPerMinute(value) }) as const;
const fz = (value: number) => ({ by: 'fz', value: mmPerTooth(value) }) as const;
const fixed = (kc: number) => ({ kc11: newtonsPerMm2(kc), mc: 0 });

function result<R>(outcome: Outcome<R>): R {
  if (!outcome.ok) throw new Error(outcome.errors.map((error) => error.message).join(' '));
  return outcome.result;
}

/** Every value to the last digit it is printed with. */
function expectPrinted(actual: object, printed: Record<string, string>) {
  const values = new Map<string, unknown>(Object.entries(actual));
  for (const [symbol, text] of Object.entries(printed)) {
    const decimals = text.split('.')[1]?.length ?? 0;
    expect(Number(values.get(symbol)).toFixed(decimals), symbol).toBe(text);
  }
}

describe('turning', () => {
  it('a1: C45, D 50, vc 200, ap 3, f 0.3, KAPR 95', () => {
    const cut = turning({
      D: mm(50),
      speed: vc(200),
      feed: f(0.3),
      ap: mm(3),
      kapr: degrees(95),
      material: C45,
    });
    expectPrinted(result(cut), {
      n: '1273.2',
      vf: '382.0',
      Q: '180',
      h: '0.2989',
      kc: '1956.5',
      Fc: '1760.9',
      Pc: '5.870',
      Mc: '44.02',
      Pm: '7.337',
    });
  });

  it('oracles 2 and 3: feed from vf, time of 100 mm', () => {
    const cut = { D: mm(50), ap: mm(1) };
    expectPrinted(result(turning({ ...cut, speed: n(500), feed: vf(120) })), { f: '0.24' });
    expectPrinted(result(turning({ ...cut, speed: n(1000), feed: f(0.2), L: mm(100) })), {
      tc: '0.5',
      t: '30',
    });
  });

  it('oracle 4: power with a given kc', () => {
    const cut = turning({ D: mm(50), speed: vc(120), feed: f(0.2), ap: mm(3), material: fixed(3100) });
    expectPrinted(result(cut), { Pm: '4.65' });
  });

  it('passes = ceil(allowance/ap)', () => {
    const cut = turning({ D: mm(50), speed: n(1000), feed: f(0.2), ap: mm(2), L: mm(100), allowance: mm(5) });
    expectPrinted(result(cut), { passes: '3', t: '90' });
  });

  it('finish of the nose radius, a9', () => {
    const cut = turning({ D: mm(50), speed: vc(200), feed: f(0.2), ap: mm(1), r: mm(0.8) });
    expectPrinted(result(cut), { Rz: '6.25', Ra: '1.563' });
  });

  it('tool life and cost as on the page: C 430, n 0.28, edge 3.20, change 1 min, 50 EUR/h', () => {
    const cut = turning({
      D: mm(50),
      speed: vc(200),
      feed: f(0.3),
      ap: mm(3),
      L: mm(80),
      taylor: { n: 0.28, C: metresPerMinute(430) },
      economics: { Cm: eurosPerMinute(50 / 60), Ct: euros(3.2), tct: minutes(1) },
    });
    expectPrinted(result(cut), {
      T: '15.4',
      t: '12.6',
      vmc: '212',
      costMachine: '0.175',
      costTool: '0.055',
      costTotal: '0.229',
    });
  });
});

describe('facing at constant surface speed', () => {
  it('a1: D 100 to 0, vc 200, f 0.2, nMax 2500', () => {
    const cut = facing({ D: mm(100), speed: vc(200), feed: f(0.2), ap: mm(1), machine: { nMax: rpm(2500) } });
    expectPrinted(result(cut), { Dlim: '25.465', t: '12.54' });
  });
});

describe('milling', () => {
  it('a2 i: face, D 80, z 6, KAPR 45', () => {
    const cut = milling({
      kind: 'face',
      cutter: { shape: 'straight', kapr: degrees(45) },
      D: mm(80),
      z: 6,
      ae: mm(60),
      ap: mm(3),
      feed: fz(0.2),
      speed: vc(220),
      material: C45,
    });
    expectPrinted(result(cut), {
      n: '875.4',
      vf: '1050.4',
      phi: '97.18',
      hm: '0.1251',
      kc: '2369.8',
      Q: '189.1',
      Pc: '7.468',
      Mc: '81.47',
      zc: '1.62',
    });
  });

  it('a2 ii: shoulder, D 16, hex target 0.06', () => {
    const cut = milling({
      kind: 'shoulder',
      D: mm(16),
      z: 4,
      ae: mm(3),
      ap: mm(12),
      feed: { by: 'hex', value: mm(0.06) },
      speed: vc(150),
      material: { kc11: newtonsPerMm2(1675), mc: 0.24 },
    });
    expectPrinted(result(cut), {
      fz: '0.0769',
      phi: '51.32',
      hm: '0.0322',
      n: '2984',
      vf: '917.5',
      Q: '33.03',
      kc: '3821',
      Pc: '2.103',
      hex: '0.0600',
    });
  });

  it('a2 iii: slot, D 12', () => {
    const cut = milling({
      kind: 'slot',
      D: mm(12),
      z: 3,
      ap: mm(6),
      feed: fz(0.05),
      speed: vc(120),
      material: C45,
    });
    expectPrinted(result(cut), {
      n: '3183.1',
      vf: '477.5',
      hm: '0.0318',
      kc: '3202.3',
      Q: '34.38',
      Pc: '1.835',
      Mc: '5.504',
    });
  });

  it('oracle 8: power with a given kc and vf (published with pi = 3.14)', () => {
    const cut = milling({
      kind: 'face',
      D: mm(250),
      z: 12,
      ae: mm(80),
      ap: mm(2),
      feed: vf(280),
      speed: vc(80),
      material: fixed(1800),
    });
    expectPrinted(result(cut), { Pm: '1.68' });
    expect(result(cut).n).toBeCloseTo((101.91 * 3.14) / Math.PI, 1);
    // 0.22896 there, printed 0.228.
    expect((result(cut).fz * 3.14) / Math.PI).toBeCloseTo(0.22896, 5);
  });

  it('table travel L + D + 2a, b: face 100 mm with D 63', () => {
    const cut = milling({
      kind: 'face',
      D: mm(63),
      z: 5,
      ae: mm(60),
      ap: mm(2),
      feed: fz(0.15),
      speed: vc(200),
      L: mm(100),
    });
    expectPrinted(result(cut), { n: '1011', vf: '757.9', t: '13.22' });
  });
});

describe('drilling', () => {
  const hole = {
    D: mm(10),
    speed: vc(80),
    feed: f(0.2),
    point: degrees(140),
    material: C45,
    depth: mm(30),
  } as const;

  it('a3: D 10, vc 80, f 0.2, 140 degrees, blind 30', () => {
    expectPrinted(result(drilling(hole)), {
      n: '2546.5',
      vf: '509.3',
      kc: '2523.7',
      Q: '40',
      // The lips alone take 1.682 kW and 6.309 Nm (a3): the point of a solid drill adds 1.25 · 1.04.
      Pc: '2.187',
      Mc: '8.202',
      Ff: '2219',
      tip: '1.820',
      stroke: '34.82',
      t: '4.10',
    });
  });

  it('oracle 11: D 15, travel 30, vc 50, f 0.15', () => {
    const cut = drilling({ D: mm(15), speed: vc(50), feed: f(0.15), stroke: mm(30) });
    expectPrinted(result(cut), { t: '11.3' });
  });

  it('pecks add 2 depth/rapid and half a second each', () => {
    const rapid = metresPerMinute(20);
    const plain = result(drilling({ ...hole, machine: { rapid } })).t ?? 0;
    const pecked = result(drilling({ ...hole, peck: mm(10), machine: { rapid } })).t ?? 0;
    // Two returns, from 10 and from 20 mm.
    expect(pecked - plain).toBeCloseTo((60 * 2 * (10 + 20)) / 20_000 + 2 * 0.5, 9);
  });
});

it('boring a4: 30 to 34, ap 2, f 0.15, vc 180', () => {
  const cut = boring({ D: mm(34), ap: mm(2), feed: f(0.15), speed: vc(180), material: C45 });
  expectPrinted(result(cut), {
    n: '1685.2',
    vf: '252.8',
    kc: '2276.9',
    Fc: '683.1',
    Pc: '1.929',
    Q: '50.82',
  });
});

it('reaming a5: 12H7, vc 12, f 0.3, stroke 28', () => {
  const cut = reaming({ D: mm(12), speed: vc(12), feed: f(0.3), stroke: mm(28) });
  expectPrinted(result(cut), { n: '318.3', vf: '95.5', t: '17.59' });
});

describe('tapping', () => {
  const M8 = { D: mm(8), P: mm(1.25), material: fixed(2500) };

  it('a6: M8x1.25, vc 15, depth 16', () => {
    const cut = tapping({ ...M8, speed: vc(15), depth: mm(16) });
    expectPrinted(result(cut), { n: '596.8', vf: '746.0', t: '3.46', Mc: '3.91', Pc: '0.244' });
  });

  it('oracle 12: M8x1.25 at 600 rpm', () => {
    expectPrinted(result(tapping({ ...M8, speed: n(600) })), { vf: '750' });
  });
});

describe('threads with a single point or a thread mill', () => {
  it('a6: M24x2, Dc 16, z 4', () => {
    const cut = threadMilling({ D: mm(24), P: mm(2), Dc: mm(16), z: 4, feed: fz(0.08), speed: vc(120) });
    expectPrinted(result(cut), { n: '2387.3', vf: '763.9', vfc: '254.6', helix: '25.212', tTurn: '5.94' });
  });

  it('a6: a single-turn cutter makes ceil(depth/P) + 1 turns', () => {
    const cut = threadMilling({
      D: mm(24),
      P: mm(2),
      Dc: mm(16),
      z: 4,
      feed: fz(0.08),
      speed: vc(120),
      cutter: 'single',
      depth: mm(21),
    });
    expect(result(cut).turns).toBe(12);
  });

  it('a6: infeeds of M20x2.5 in ten passes', () => {
    const cut = result(threadTurning({ D: mm(20), P: mm(2.5), speed: vc(100), passes: 10, L: mm(30) }));
    const printed = cut.infeeds.map((x) => x.toFixed(3));
    expect(printed).toEqual([
      '0.485',
      '0.686',
      '0.840',
      '0.970',
      '1.084',
      '1.188',
      '1.283',
      '1.372',
      '1.455',
      '1.534',
    ]);
    expect(cut.t).toBeCloseTo(10 * ((60 * (30 + 7.5 + 7.5)) / cut.vf + 1), 9);
  });
});

it('parting a7: D 40, b 3, vc 120, f 0.1, nMax 3000', () => {
  const cut = parting({
    D: mm(40),
    b: mm(3),
    speed: vc(120),
    feed: f(0.1),
    machine: { nMax: rpm(3000) },
    material: C45,
  });
  expectPrinted(result(cut), { n: '954.9', Dlim: '12.732', t: '6.92', Fc: '746.8', Pc: '1.494' });
});

it('sawing a8: D 80 C45 at 50 cm2/min', () => {
  const cut = sawing({ section: { shape: 'round', D: mm(80) }, S: cm2PerMinute(50) });
  expectPrinted(result(cut), { area: '50.265', t: '60.3', tTotal: '90.3' });
});

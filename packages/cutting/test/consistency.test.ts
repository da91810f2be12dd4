import { findMaterial } from '@truciolo/materials-library';
import {
  cm2,
  cm2PerMinute,
  kilowatts,
  metresPerMinute,
  mm,
  mmPerRevolution,
  mmPerTooth,
  rpm,
} from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import {
  boring,
  drilling,
  facing,
  milling,
  type Outcome,
  parting,
  reaming,
  sawing,
  tapping,
  threadMilling,
  threadPasses,
  threadTurning,
  turning,
  warningText,
} from '../src/index.ts';
import { sectionArea } from '../src/kernel/section.ts';

const vc = (value: number) => ({ by: 'vc', value: metresPerMinute(value) }) as const;
const f = (value: number) => ({ by: 'f', value: mmPerRevolution(value) }) as const;
const fz = (value: number) => ({ by: 'fz', value: mmPerTooth(value) }) as const;
const material = findMaterial('C45');

function result<R>(outcome: Outcome<R>): R {
  if (!outcome.ok) throw new Error(outcome.errors.map((error) => error.message).join(' '));
  return outcome.result;
}

const cut = { D: mm(50), ap: mm(2), speed: vc(150), feed: f(0.2), material };
const mill = { D: mm(16), z: 4, ap: mm(5), ae: mm(6), speed: vc(150), feed: fz(0.08), material };
const thread = { D: mm(24), P: mm(2), Dc: mm(16), z: 4, speed: vc(120), feed: fz(0.08), material };

describe('power is removal rate times specific force, torque is power over speed', () => {
  it.each([
    ['turning', result(turning(cut))],
    ['facing', result(facing(cut))],
    ['shoulder milling', result(milling({ ...mill, kind: 'shoulder' }))],
    ['slot milling', result(milling({ ...mill, kind: 'slot' }))],
    [
      'round inserts',
      result(
        milling({ ...mill, kind: 'face', D: mm(63), ap: mm(2), cutter: { shape: 'round', iC: mm(12) } }),
      ),
    ],
    ['ball end', result(milling({ ...mill, kind: 'shoulder', ap: mm(1), cutter: { shape: 'ball' } }))],
    ['boring', result(boring({ ...cut, machine: { eta: 0.7 } }))],
    ['reaming', result(reaming({ ...cut, D: mm(12), speed: vc(12) }))],
    ['parting', result(parting({ ...cut, b: mm(3) }))],
    ['thread milling', result(threadMilling({ ...thread, depth: mm(20) }))],
    ['single-turn thread mill', result(threadMilling({ ...thread, cutter: 'single' }))],
  ])('%s', (_, { Q, kc = 0, Pc = 0, Pm = 0, Mc = 0, eta = 0, n }) => {
    expect(Pc).toBeCloseTo(((Q ?? 0) * kc) / 60_000, 9);
    expect(Pm).toBeCloseTo(Pc / eta, 9);
    expect(Mc).toBeCloseTo((Pc * 30_000) / (Math.PI * n), 9);
  });

  it('threading and drilling: force times speed', () => {
    for (const { Fc = 0, Pc = 0, vc: speed } of [
      result(drilling({ ...cut, D: mm(12) })),
      result(threadTurning({ D: mm(20), P: mm(2.5), speed: vc(100), material })),
      result(tapping({ D: mm(8), P: mm(1.25), speed: vc(15), material })),
    ]) {
      expect(Pc).toBeCloseTo((Fc * speed) / 60_000, 9);
    }
  });
});

describe('small facts', () => {
  it('a ball end and round inserts use vc at the effective diameter', () => {
    const ball = result(
      milling({ ...mill, kind: 'shoulder', D: mm(10), ap: mm(1), ae: mm(0.5), cutter: { shape: 'ball' } }),
    );
    expect(ball.Deff).toBeCloseTo(6, 12);
    expect(ball.n).toBeCloseTo(150_000 / (Math.PI * 6), 9);
    expect(ball.scallop).toBeCloseTo(0.00625, 12);
    const round = result(
      milling({ ...mill, kind: 'face', D: mm(63), ap: mm(2), cutter: { shape: 'round', iC: mm(12) } }),
    );
    expect(round.Deff).toBeCloseTo(63 - 12 + 2 * Math.sqrt(2 * 10), 9);
    expect(round.hex).toBeCloseTo(2 * 0.08 * Math.sqrt(2 / 12 - (2 / 12) ** 2), 12);
  });

  it('nose radius of inserts and contour of a pocket', () => {
    const face = result(
      milling({ ...mill, kind: 'shoulder', r: mm(0.8), contour: { side: 'inner', Dw: mm(40) } }),
    );
    expect(face.Rz).toBeCloseTo((1000 * 0.08 ** 2) / (8 * 0.8), 9);
    expect(face.vfc).toBeCloseTo(face.vf * 0.6, 9);
  });

  it('a bar is taken as 0.8 of the hole it enlarges', () => {
    expect(result(boring({ ...cut, D: mm(34), overhang: mm(72) })).LD).toBeCloseTo(72 / (0.8 * 30), 9);
  });

  it('an external thread mill runs outside', () => {
    const outside = result(threadMilling({ ...thread, side: 'external' }));
    expect(outside.vfc).toBeCloseTo((outside.vf * (24 + 16)) / 24, 9);
    expect(outside.helix).toBeCloseTo(Math.hypot(Math.PI * 40, 2), 9);
  });

  it('a thread mill leads in and out of each level by half a circle', () => {
    const whole = result(threadMilling({ ...thread, depth: mm(20) }));
    expect(whole.t).toBeCloseTo((60 * (whole.helix + (Math.PI * 8) / 2)) / whole.vfc, 9);
    const levels = result(threadMilling({ ...thread, depth: mm(20), cutterLength: mm(10) }));
    expect(levels.turns).toBe(2);
    expect(levels.t).toBeCloseTo(2 * (whole.t ?? 0), 9);
  });

  it('an internal thread is shallower than an external one', () => {
    const h3 = (side: 'internal' | 'external') =>
      result(threadTurning({ D: mm(20), P: mm(2), speed: vc(100), side })).h3;
    expect(h3('external')).toBeCloseTo(1.22687, 5);
    expect(h3('internal')).toBeCloseTo(1.082532, 5);
  });

  it.each([
    [0.5, 4],
    [0.75, 4],
    [1, 5],
    [1.25, 6],
    [1.5, 6],
    [2, 8],
    [2.5, 10],
    [3, 12],
    [4, 14],
    [6, 16],
  ])('pitch %s is threaded in %s passes', (P, passes) => {
    expect(threadPasses(P)).toBe(passes);
  });

  it('facing at constant speed uses the same n throughout; a slow spindle starts below its range', () => {
    const constant = result(facing({ ...cut, D: mm(100), speed: { by: 'n', value: rpm(500) } }));
    expect(constant.t).toBeCloseTo((60 * 50) / (500 * 0.2), 9);
    expect([constant.nEnd, constant.Dlim]).toEqual([500, 0]);
    // vc 150 wants 239 rpm at D 200: held at 300 down to D 159, then constant speed.
    const machine = { nMin: rpm(300), nMax: rpm(1000) };
    const held = result(facing({ ...cut, D: mm(200), d: mm(100), machine }));
    const change = 150_000 / (Math.PI * 300);
    const slow = (200 - change) / 2 / (300 * 0.2);
    const fast = (Math.PI * (change ** 2 - 100 ** 2)) / (4000 * 150 * 0.2);
    expect(held.tc).toBeCloseTo(slow + fast, 9);
    expect(held.nEnd).toBeCloseTo(150_000 / (Math.PI * 100), 9);
    // A part so small that the spindle never leaves its limit.
    const small = result(facing({ ...cut, D: mm(20), machine }));
    expect(small.tc).toBeCloseTo(10 / (1000 * 0.2), 9);
  });
});

describe('sections and saws', () => {
  it.each([
    [{ shape: 'round', D: mm(80) }, 50.265],
    [{ shape: 'rectangle', width: mm(60), height: mm(40) }, 24],
    // pi/4 (40^2 - 30^2)
    [{ shape: 'tube', D: mm(40), wall: mm(5) }, 5.498],
    [{ shape: 'area', area: cm2(12.5) }, 12.5],
  ] as const)('%o', (section, area) => {
    expect(sectionArea(section)).toBeCloseTo(area, 3);
  });

  it('power of a band: feed a tooth from rate, width, speed and pitch', () => {
    const input = {
      section: { shape: 'rectangle', width: mm(50), height: mm(50) },
      S: cm2PerMinute(50),
      material,
    } as const;
    const blade = { vc: metresPerMinute(70), toothPitch: mm(6) };
    const cutWithBlade = result(sawing({ ...input, ...blade }));
    // 5000 mm2/min over 50 mm are 100 mm/min, 70 m/min pass 11667 teeth a minute.
    expect(cutWithBlade.h).toBeCloseTo(100 / (70_000 / 6), 9);
    expect(cutWithBlade.Q).toBeCloseTo(7.5, 9);
    expect(cutWithBlade.Pc).toBeCloseTo((7.5 * (cutWithBlade.kc ?? 0)) / 60_000, 9);
    expect(result(sawing(input)).Pc).toBeUndefined();
    // kc = 1500 * 0.008571^-0.22 = 4274; 7.5 * 4274 / 60000 / 0.8 = 0.668 kW.
    const weak = sawing({ ...input, ...blade, machine: { power: kilowatts(0.5) } });
    expect(weak.ok && weak.warnings.map(warningText)).toEqual(['La macchina dà 0,500 kW, ne servono 0,668.']);
  });

  it('a reamer removes a thin ring', () => {
    const ring = result(reaming({ D: mm(12), speed: vc(12), feed: f(0.3), allowance: mm(0.3) }));
    expect(ring.Q).toBeCloseTo(((Math.PI / 4) * (12 ** 2 - 11.7 ** 2) * ring.vf) / 1000, 9);
  });

  it('reducing the feed at the centre takes the last millimetre at half feed', () => {
    const input = { D: mm(20), b: mm(3), speed: { by: 'n', value: rpm(1000) }, feed: f(0.1) } as const;
    const whole = result(parting(input)).tc ?? 0;
    expect(whole).toBeCloseTo(10 / 100, 12);
    expect(result(parting({ ...input, easeCentre: true })).tc).toBeCloseTo(9 / 100 + 1 / 50, 12);
  });
});

describe('edges of the rules', () => {
  const codes = (outcome: Outcome<unknown>) =>
    outcome.ok ? outcome.warnings.map((warning) => warning.code) : [];

  it('a reached limit is not an exceeded one', () => {
    expect(codes(reaming({ D: mm(12), speed: vc(12), feed: f(0.3), allowance: mm(0.2) }))).toEqual([]);
    expect(codes(reaming({ D: mm(12), speed: vc(12), feed: f(0.3), allowance: mm(0.3) }))).toEqual([]);
    expect(codes(parting({ D: mm(40), d: mm(2), b: mm(3), speed: vc(120), feed: f(0.1) }))).toEqual([]);
    expect(codes(turning({ D: mm(50), ap: mm(1), speed: vc(200), feed: f(0.1), r: mm(0.8) }))).toEqual([]);
    expect(codes(turning({ D: mm(50), ap: mm(2), speed: vc(200), feed: f(0.2), overhang: mm(150) }))).toEqual(
      [],
    );
    expect(codes(turning({ ...cut, ap: mm(3), feed: f(0.45), speed: vc(230) }))).toEqual([]);
    expect(codes(drilling({ D: mm(6), speed: vc(80), feed: f(0.1), depth: mm(30) }))).toEqual([]);
    expect(
      codes(
        turning({ ...cut, machine: { nMax: rpm(1000) }, D: mm(50), speed: { by: 'n', value: rpm(1000) } }),
      ),
    ).not.toContain('rpm-limited');
  });

  it('computes the largest accepted value and refuses the next one', () => {
    expect(turning({ D: mm(10), ap: mm(5), speed: vc(100), feed: f(0.1) }).ok).toBe(true);
    expect(milling({ ...mill, kind: 'shoulder', ae: mm(16) }).ok).toBe(true);
    expect(milling({ ...mill, kind: 'face', ap: mm(2), cutter: { shape: 'round', iC: mm(16) } }).ok).toBe(
      false,
    );
    expect(tapping({ D: mm(2), P: mm(1), speed: vc(5) }).ok).toBe(false);
    expect(threadTurning({ D: mm(2), P: mm(1), speed: vc(5) }).ok).toBe(false);
    expect(threadTurning({ D: mm(20), P: mm(1), speed: vc(50), passes: 100 }).ok).toBe(true);
    expect(threadMilling({ ...thread, Dc: mm(2) }).ok).toBe(false);
  });
});

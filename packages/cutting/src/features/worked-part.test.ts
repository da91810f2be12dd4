import { degrees, hours, metresPerMinute, mm, mmPerRevolution, mmPerTooth, seconds } from '@truciolo/units';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../outcome.ts';
import { cycleTime, lotTime } from './cycle-time.ts';
import { faceTime } from './face-time.ts';
import { grooveTime } from './groove-time.ts';
import { holeTime, reamedHoleTime, tappedHoleTime } from './hole-time.ts';
import { pocketTime } from './pocket-time.ts';
import { turnedDiameterTime } from './turned-diameter-time.ts';

const vc = (value: number) => ({ by: 'vc', value: metresPerMinute(value) }) as const;
const f = (value: number) => ({ by: 'f', value: mmPerRevolution(value) }) as const;
const fz = (value: number) => ({ by: 'fz', value: mmPerTooth(value) }) as const;

function result<R>(outcome: Outcome<R>): R {
  if (!outcome.ok) throw new Error(outcome.errors.map((error) => error.message).join(' '));
  return outcome.result;
}

// C45 block 100 x 60 x 30, formulas b.
const face = result(
  faceTime({
    D: mm(63),
    z: 5,
    feed: fz(0.15),
    speed: vc(200),
    ap: mm(2),
    length: mm(100),
    width: mm(60),
    allowance: mm(2),
  }),
);
const pocket = result(
  pocketTime({
    D: mm(12),
    z: 4,
    feed: fz(0.06),
    speed: vc(150),
    ae: mm(6),
    ap: mm(5),
    length: mm(50),
    width: mm(30),
    depth: mm(10),
    ramp: degrees(3),
    efficiency: 0.8,
  }),
);
const holes = result(
  holeTime({ D: mm(8.5), depth: mm(30), through: true, speed: vc(80), feed: f(0.15), count: 4 }),
);
const taps = result(
  tappedHoleTime({ D: mm(10), P: mm(1.5), depth: mm(30), through: true, speed: vc(12), count: 4 }),
);

describe('the worked part of formulas b', () => {
  it('face', () => {
    expect(face.strips).toBe(1);
    expect(face.total.toFixed(2)).toBe('13.22');
  });

  it('pocket', () => {
    expect(pocket.layers).toBe(2);
    expect(pocket.rough.toFixed(2)).toBe('39.27');
    expect(pocket.ramp.toFixed(2)).toBe('23.98');
    expect(pocket.wall.toFixed(2)).toBe('8.55');
    expect(pocket.total.toFixed(2)).toBe('71.79');
  });

  it('four holes and four taps', () => {
    expect(holes.each.toFixed(2)).toBe('4.68');
    expect(holes.total.toFixed(2)).toBe('24.72');
    expect(taps.each.toFixed(2)).toBe('7.64');
    expect(taps.total.toFixed(2)).toBe('38.58');
  });

  it('cycle and piece', () => {
    const cycle = result(
      cycleTime({
        features: [face.total, pocket.total, holes.total, taps.total],
        tools: 5,
        toolChange: seconds(6),
        rapids: seconds(10),
        loading: seconds(60),
      }),
    );
    expect(cycle.cutting.toFixed(2)).toBe('148.31');
    expect(cycle.toolChanges).toBe(30);
    expect(cycle.cycle.toFixed(2)).toBe('188.31');
    expect((cycle.cycle / 60).toFixed(2)).toBe('3.14');
    expect(cycle.piece.toFixed(2)).toBe('248.31');
    expect((cycle.piece / 60).toFixed(2)).toBe('4.14');
  });
});

describe('turning a diameter, formulas b', () => {
  it('D 60 to 50 over 82 mm in two passes', () => {
    const turned = result(
      turnedDiameterTime({ from: mm(60), to: mm(50), L: mm(82), ap: mm(2.5), speed: vc(180), feed: f(0.3) }),
    );
    expect(turned.times.map((time) => time.toFixed(2))).toEqual(['15.74', '14.31']);
    expect(turned.total.toFixed(2)).toBe('30.05');
  });

  it('finish to D 49', () => {
    const turned = result(
      turnedDiameterTime({ from: mm(50), to: mm(49), L: mm(82), ap: mm(0.5), speed: vc(220), feed: f(0.12) }),
    );
    expect(turned.total.toFixed(2)).toBe('28.69');
  });
});

describe('other features', () => {
  it('a wide face takes strips of three quarters of the cutter', () => {
    const wide = result(
      faceTime({
        D: mm(63),
        z: 5,
        feed: fz(0.15),
        speed: vc(200),
        ap: mm(2),
        length: mm(100),
        width: mm(150),
        allowance: mm(5),
      }),
    );
    expect([wide.strips, wide.levels]).toEqual([4, 3]);
    const asWideAsTheCutter = { D: mm(63), z: 5, feed: fz(0.15), speed: vc(200), ap: mm(2), length: mm(100) };
    const strips = (width: number) =>
      result(faceTime({ ...asWideAsTheCutter, width: mm(width), allowance: mm(2) })).strips;
    expect([strips(63), strips(63.1)]).toEqual([1, 2]);
    expect(wide.total).toBeCloseTo(12 * face.total, 6);
  });

  it('a groove wider than the insert is plunged more than once', () => {
    const cut = { D: mm(40), d: mm(30), b: mm(3), speed: vc(120), feed: f(0.1), kind: 'grooving' } as const;
    expect(result(grooveTime({ ...cut, width: mm(8) })).total).toBeCloseTo(
      3 * result(grooveTime(cut)).total,
      9,
    );
  });

  it('the floor is finished in strips of ae', () => {
    const input = {
      D: mm(10),
      z: 4,
      feed: fz(0.05),
      speed: vc(150),
      ae: mm(5),
      ap: mm(5),
      length: mm(40),
      width: mm(40),
      depth: mm(5),
    };
    const floor = result(pocketTime({ ...input, finishFloor: true })).floor;
    expect(floor).toBeCloseTo((60 * 1600) / (5 * ((150_000 / (Math.PI * 10)) * 0.2)), 6);
  });

  it('reamed holes and a lot', () => {
    expect(
      result(reamedHoleTime({ D: mm(12), stroke: mm(28), speed: vc(12), feed: f(0.3), count: 2 })).total,
    ).toBeCloseTo(2 * (17.59 + 1.5), 1);
    expect(
      result(lotTime({ setUp: hours(1), quantity: 100, piece: seconds(36), efficiency: 0.8 })).lot,
    ).toBeCloseTo(2.25, 9);
  });

  it('refuses what does not fit, in words', () => {
    const pocketed = pocketTime({
      D: mm(40),
      z: 4,
      feed: fz(0.05),
      speed: vc(150),
      ae: mm(5),
      ap: mm(5),
      length: mm(50),
      width: mm(30),
      depth: mm(5),
    });
    expect(pocketed.ok === false && pocketed.errors[0]?.message).toBe(
      'Diametro D: la fresa non entra nella tasca.',
    );
    const hole = holeTime({ D: mm(8), speed: vc(80), feed: f(0.1) });
    expect(hole.ok === false && hole.errors[0]?.field).toBe('depth');
    const turned = turnedDiameterTime({
      from: mm(40),
      to: mm(50),
      L: mm(10),
      ap: mm(1),
      speed: vc(200),
      feed: f(0.2),
    });
    expect(turned.ok === false && turned.errors[0]?.message).toBe(
      'Diametro finale d: deve essere minore di quello di partenza.',
    );
  });
});

import {
  degrees,
  kilowatts,
  type MetresPerMinute,
  metresPerMinute,
  mm,
  mmPerMinute,
  mmPerRevolution,
  mmPerTooth,
  newtonMetres,
  newtonsPerMm2,
  rpm,
} from '@truciolo/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MillingInput, milling, type Outcome, speedCurve, tapping, turning } from '../src/index.ts';
import type { TurningInput } from '../src/operations/turning.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const C45 = { kc11: newtonsPerMm2(1500), mc: 0.22 };

function result<R>(outcome: Outcome<R>): R {
  if (!outcome.ok) throw new Error(outcome.errors.map((error) => error.message).join(' '));
  return outcome.result;
}

const turningInput = fc
  .record({
    D: between(5, 300),
    vc: between(10, 600),
    f: between(0.02, 1),
    ap: between(0.1, 2.4),
    kapr: between(20, 100),
  })
  .map(
    ({ D, vc, f, ap, kapr }): TurningInput => ({
      D: mm(D),
      speed: { by: 'vc', value: metresPerMinute(vc) },
      feed: { by: 'f', value: mmPerRevolution(f) },
      ap: mm(ap),
      kapr: degrees(kapr),
      material: C45,
    }),
  );

const millingInput = fc
  .record({
    D: between(3, 100),
    share: between(0.01, 1),
    vc: between(20, 500),
    fz: between(0.01, 0.4),
    ap: between(0.1, 10),
    z: fc.integer({ min: 1, max: 12 }),
  })
  .map(
    ({ D, share, vc, fz, ap, z }): MillingInput => ({
      kind: 'shoulder',
      D: mm(D),
      ae: mm(D * share),
      z,
      ap: mm(ap),
      speed: { by: 'vc', value: metresPerMinute(vc) },
      feed: { by: 'fz', value: mmPerTooth(fz) },
      material: C45,
    }),
  );

const close = (actual: number, expected: number) =>
  expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-12);

describe('round trips', () => {
  it('vc to n and back', () => {
    fc.assert(
      fc.property(turningInput, (input) => {
        const byVc = result(turning(input));
        const byN = result(turning({ ...input, speed: { by: 'n', value: byVc.n } }));
        close(byN.vc, byVc.vc);
        close(byN.Pm ?? 0, byVc.Pm ?? 1);
      }),
    );
  });

  it('fz to vf and back, f to vf and back', () => {
    fc.assert(
      fc.property(millingInput, turningInput, (mill, turn) => {
        const byFz = result(milling(mill));
        close(result(milling({ ...mill, feed: { by: 'vf', value: byFz.vf } })).fz, byFz.fz);
        close(result(milling({ ...mill, feed: { by: 'f', value: byFz.f } })).fz, byFz.fz);
        close(result(milling({ ...mill, feed: { by: 'hex', value: byFz.hex } })).fz, byFz.fz);
        const byF = result(turning(turn));
        close(result(turning({ ...turn, feed: { by: 'vf', value: byF.vf } })).f, byF.f);
      }),
    );
  });
});

describe('monotony', () => {
  const grow = between(1.01, 3);

  it('a faster cut takes more power and wears the edge sooner', () => {
    fc.assert(
      fc.property(turningInput, grow, (input, k) => {
        const taylor = { n: 0.25, C: metresPerMinute(350) };
        const slow = result(turning({ ...input, taylor }));
        const fast = result(
          turning({ ...input, taylor, speed: { by: 'vc', value: metresPerMinute(slow.vc * k) } }),
        );
        expect(fast.Pm).toBeGreaterThan(slow.Pm ?? 0);
        expect(fast.T).toBeLessThan(slow.T ?? 0);
      }),
    );
  });

  it('more feed: more force, less specific force, rougher surface, less time', () => {
    fc.assert(
      fc.property(turningInput, grow, (input, k) => {
        const whole = { ...input, r: mm(0.8), L: mm(100) };
        const fine = result(turning(whole));
        const coarse = result(turning({ ...whole, feed: { by: 'f', value: mmPerRevolution(fine.f * k) } }));
        expect(coarse.Fc).toBeGreaterThan(fine.Fc ?? 0);
        expect(coarse.kc).toBeLessThan(fine.kc ?? 0);
        expect(coarse.Ra).toBeGreaterThan(fine.Ra ?? 0);
        expect(coarse.t).toBeLessThan(fine.t ?? 0);
      }),
    );
  });

  it('a narrower cut thins the chip, and the mean never exceeds the maximum', () => {
    fc.assert(
      fc.property(millingInput, between(0.1, 0.99), (input, k) => {
        const wide = result(milling(input));
        const narrow = result(milling({ ...input, ae: mm(wide.ae * k) }));
        expect(narrow.hex).toBeLessThanOrEqual(wide.hex * (1 + 1e-12));
        expect(narrow.phi).toBeLessThan(wide.phi);
        expect(wide.hm).toBeLessThanOrEqual(wide.hex * (1 + 1e-12));
        expect(wide.hex).toBeLessThanOrEqual(wide.fz * (1 + 1e-12));
      }),
    );
  });
});

describe('limits of the machine are never crossed', () => {
  const limits = fc
    .record({ nMin: between(1, 500), span: between(1, 20), vfMax: between(10, 5000) })
    .map(({ nMin, span, vfMax }) => ({ nMin: rpm(nMin), nMax: rpm(nMin * span), vfMax: mmPerMinute(vfMax) }));

  it('spindle speed and feed, with the rest recomputed', () => {
    fc.assert(
      fc.property(turningInput, limits, (input, machine) => {
        const cut = result(turning({ ...input, machine }));
        expect(cut.n).toBeGreaterThanOrEqual(machine.nMin);
        expect(cut.n).toBeLessThanOrEqual(machine.nMax);
        expect(cut.vf).toBeLessThanOrEqual(machine.vfMax);
        close(cut.vc, (Math.PI * cut.D * cut.n) / 1000);
        close(cut.vf, cut.n * cut.f);
        close(cut.Q, cut.vc * cut.ap * cut.f);
      }),
    );
  });

  it('a tap slows the spindle for a slow axis', () => {
    fc.assert(
      fc.property(between(3, 30), between(0.25, 1.4), limits, (D, P, machine) => {
        const speed = { by: 'vc', value: metresPerMinute(20) } as const;
        const outcome = tapping({ D: mm(D), P: mm(P), speed, machine });
        if (!outcome.ok) {
          expect(outcome.errors[0]?.field).toBe('vfMax');
          expect(machine.nMin * P).toBeGreaterThan(machine.vfMax);
          return;
        }
        expect(outcome.result.vf).toBeLessThanOrEqual(machine.vfMax);
        close(outcome.result.vf, outcome.result.n * P);
      }),
    );
  });

  it('exceeded power is always reported, and only then', () => {
    fc.assert(
      fc.property(turningInput, between(0.5, 30), between(5, 200), (input, power, torque) => {
        const outcome = turning({
          ...input,
          machine: { power: kilowatts(power), torque: newtonMetres(torque) },
        });
        if (!outcome.ok) throw new Error('refused');
        for (const { quantity, ratio } of outcome.limits) {
          const code = quantity === 'Mc' ? 'torque-exceeded' : 'power-exceeded';
          expect(outcome.warnings.some((warning) => warning.code === code)).toBe(ratio > 1);
        }
      }),
    );
  });
});

describe('speedCurve', () => {
  const machine = { power: kilowatts(11), torque: newtonMetres(63), nMax: rpm(2000) };
  const run = (value: MetresPerMinute) =>
    turning({
      D: mm(50),
      ap: mm(3),
      feed: { by: 'f', value: mmPerRevolution(0.3) },
      speed: { by: 'vc', value },
      material: C45,
      taylor: { n: 0.28, C: metresPerMinute(430) },
      machine,
    });
  const curve = speedCurve(
    run,
    { from: metresPerMinute(100), to: metresPerMinute(340), points: 25 },
    machine,
  );

  it('rises in power, falls in life, and stops where the spindle does', () => {
    const last = curve.at(-1);
    expect(curve[0]?.vc).toBe(100);
    expect(last?.n).toBeLessThanOrEqual(2000);
    expect(last?.vc).toBe(310);
    for (const [index, point] of curve.entries()) {
      const next = curve[index + 1];
      if (!next) continue;
      expect(next.Pm).toBeGreaterThan(point.Pm ?? 0);
      expect(next.T).toBeLessThan(point.T ?? 0);
    }
  });

  it('carries the limit of the machine: constant torque, then constant power', () => {
    const at = (vc: number) => curve.find((point) => point.vc === vc);
    expect(at(200)?.available).toBeCloseTo(8.4, 1);
    expect(at(200)?.Pm).toBeCloseTo(7.337, 3);
    expect(at(200)?.T).toBeCloseTo(15.4, 1);
    expect(at(290)?.available).toBe(11);
  });

  it('skips points that cannot be computed', () => {
    expect(speedCurve(run, { from: metresPerMinute(-10), to: metresPerMinute(0), points: 3 })).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { readRows } from '../../test/read-rows.ts';
import { DEFAULT_LATHE, DEFAULT_MILL, GRBL_FAST } from '../machine/example-machines.data.ts';
import type { AxisLimits, Machine } from '../machine/machine.ts';
import { planProgram } from './plan-program.ts';

const axes = (change: Partial<AxisLimits>, machine = GRBL_FAST): Machine['axes'] => {
  const all = { ...machine.axes.x, ...change };
  return { x: all, y: all, z: all, a: all, b: all, c: all };
};

function seconds(text: string, machine: Machine, lathe = false): number {
  const { canon } = readRows(text, { dialect: 'fanuc', lathe });
  return planProgram(canon, machine).seconds.reduce((sum, value) => sum + value, 0);
}

/** 2 m/s2, 250 mm/s: the GRBL example. */
const A = 2000;

test('one move from rest to rest: triangle and trapezoid', () => {
  // Short: t = 2 sqrt(s/a). Long: s/v + v/a.
  expect(seconds('G1 X1 F6000', GRBL_FAST)).toBeCloseTo(2 * Math.sqrt(1 / A), 5);
  expect(seconds('G1 X100 F6000', GRBL_FAST)).toBeCloseTo(100 / 100 + 100 / A, 5);
  expect(seconds('G0 X500', GRBL_FAST)).toBeCloseTo(500 / 250 + 250 / A, 5);
});

test('straight blocks take no longer than one block', () => {
  const parts = Array.from({ length: 50 }, (_, i) => `G1 X${(i + 1) * 2} F6000`).join('\n');
  expect(seconds(parts, GRBL_FAST)).toBeCloseTo(seconds('G1 X100 F6000', GRBL_FAST), 3);
});

test('a right angle is taken at the speed of the junction deviation', () => {
  // sin(45°) / (1 - sin(45°)) * a * d with the axes sharing the pull: a is sqrt(2) times that of one axis.
  const half = Math.SQRT1_2;
  const corner = Math.sqrt((A * Math.SQRT2 * 0.01 * half) / (1 - half));
  const v = 100;
  const leg = (100 - v ** 2 / (2 * A) - (v ** 2 - corner ** 2) / (2 * A)) / v + v / A + (v - corner) / A;
  expect(seconds('G1 X100 F6000\nY100', GRBL_FAST)).toBeCloseTo(2 * leg, 4);
});

test('exact stop, a stop rule and a window of one block stop at every corner', () => {
  const moves = 'G1 X50 F6000\nX100';
  const stopped = 2 * seconds('G1 X50 F6000', GRBL_FAST);
  expect(seconds(`G61 ${moves}`, GRBL_FAST)).toBeCloseTo(stopped, 4);
  expect(seconds(moves, { ...GRBL_FAST, cornering: { rule: 'stop' } })).toBeCloseTo(stopped, 4);
  // Twenty blocks of 0.1 mm read one at a time: the tool must be able to stop within each, v2 = 2 a s.
  const short = Array.from({ length: 20 }, (_, i) => `G1 X${((i + 1) / 10).toFixed(1)} F60000`).join('\n');
  expect(seconds(short, { ...GRBL_FAST, lookAhead: 1 })).toBeGreaterThan(1.2 * seconds(short, GRBL_FAST));
});

test('jerk: the S-shaped move of the closed form', () => {
  const machine = { ...GRBL_FAST, axes: axes({ jerk: 50_000 }) };
  // Long enough to reach the feed: each ramp takes v/a + a/j; the way between is cut at v.
  const v = 100;
  const ramp = 2 * Math.sqrt(v / 50_000);
  expect(v).toBeGreaterThan((A * A) / 50_000);
  const full = v / A + A / 50_000;
  expect(full).toBeGreaterThan(ramp * 0.9);
  expect(seconds('G1 X200 F6000', machine)).toBeCloseTo(2 * full + (200 - v * full) / v, 3);
});

test('dogleg rapids take the slowest axis, linear ones the vector', () => {
  const slowZ = { ...GRBL_FAST, axes: { ...axes({}), z: { ...GRBL_FAST.axes.z, rapid: 6000 } } };
  const z = 300 / 100 + 100 / A;
  expect(seconds('G0 X300 Z300', { ...slowZ, rapidMode: 'dogleg' })).toBeCloseTo(z, 4);
  expect(seconds('G0 X300 Z3', { ...slowZ, rapidMode: 'dogleg' })).toBeCloseTo(300 / 250 + 250 / A, 4);
});

test('the speed on an arc is limited by the centripetal acceleration', () => {
  const kept = { ...GRBL_FAST, arcs: { mode: 'kept' } as const };
  // v = sqrt(a R) = 44.7 mm/s on a radius of 1 mm, however high the feed.
  const v = Math.sqrt(A * 1);
  expect(seconds('G2 I1 F15000', kept)).toBeCloseTo((2 * Math.PI) / v + v / A, 3);
});

test('feed per revolution, surface speed with its cap, inverse time', () => {
  const slow = {
    ...DEFAULT_LATHE,
    spindle: { ...DEFAULT_LATHE.spindle, ramp: 0, max: 1000 },
    inPosition: 0,
    axes: axes({ jerk: 0, acceleration: 1e6 }),
  };
  expect(seconds('G97 S600 M3\nG99 G1 Z-50 F0.1', slow, true)).toBeCloseTo(50 / (0.1 * 10), 2);
  // 100 m/min at diameter 100 is 318 rpm; faced from diameter 100 to 60 the mean radius counts.
  const rpm = 100_000 / (2 * Math.PI * 40);
  expect(seconds('G0 X100\nG96 S100 M3\nG99 G1 X60 F0.2', slow, true)).toBeCloseTo(
    (20 / (0.2 * rpm)) * 60,
    0,
  );
  expect(seconds('G0 X100\nG50 S100\nG96 S100 M3\nG99 G1 X60 F0.2', slow, true)).toBeCloseTo(
    (20 / (0.2 * 100)) * 60,
    0,
  );
  expect(seconds('G93 G1 X10 F30', { ...GRBL_FAST, axes: axes({ acceleration: 1e6 }) })).toBeCloseTo(2, 2);
});

test('tool changes, turret stations, dwell, M table, spindle ramp behind rapids', () => {
  const machine = { ...DEFAULT_MILL, mCodes: { '31': 7 } };
  expect(seconds('T1 M6', machine)).toBeCloseTo(5, 5);
  expect(seconds('T1 M6\nT1 M6', machine)).toBeCloseTo(5, 5);
  expect(seconds('G4 P500\nM31', machine)).toBeCloseTo(7.5, 5);
  expect(seconds('T0101\nT0401', DEFAULT_LATHE, true)).toBeCloseTo(0.3 + 0.1 + 0.3 + 0.3, 5);
  expect(
    seconds('S12000 M3\nM30', { ...machine, spindle: { ...machine.spindle, overlap: false } }),
  ).toBeCloseTo(2, 5);
  const rapid = seconds('G0 X500', machine);
  expect(rapid).toBeLessThan(2);
  expect(seconds('S12000 M3\nG0 X500\nG1 X500 F100', machine)).toBeCloseTo(2, 4);
});

test('tiny blocks are no faster than the block time of the control', () => {
  const blocks = Array.from({ length: 1000 }, (_, i) => `G1 X${((i + 1) * 0.01).toFixed(2)} F6000`).join(
    '\n',
  );
  expect(seconds(blocks, { ...GRBL_FAST, blockTime: 0.002 })).toBeGreaterThan(2 - 0.01);
});

test('releasing settled blocks early does not change the plan', () => {
  // More corners than the planner keeps: the total is that of one zigzag times their number.
  const zigzag = (n: number) =>
    Array.from({ length: n }, (_, i) => `G1 X${i % 2 === 0 ? 1 : 0} Y${i} F3000`).join('\n');
  const per = (seconds(zigzag(3000), GRBL_FAST) - seconds(zigzag(1000), GRBL_FAST)) / 2000;
  expect(seconds(zigzag(80_000), GRBL_FAST)).toBeCloseTo(seconds(zigzag(1000), GRBL_FAST) + per * 79_000, 0);
});

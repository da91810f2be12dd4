import { expect, test } from 'vitest';
import { bytesOf, readRows } from '../../test/read-rows.ts';
import { analyze } from '../analyze.ts';
import { DEFAULT_LATHE, DEFAULT_MILL } from './example-machines.data.ts';
import { homeOf } from './home.ts';
import { parseMachine } from './parse-machine.ts';

const HOME = [400, 250, 300] as const;
const rows = (text: string, dialect: 'fanuc' | 'haas' | 'siemens' | 'heidenhain' = 'fanuc', lathe = false) =>
  readRows(text, { dialect, lathe, home: HOME }).rows;

test('G28 and G30 go to the machine’s reference point, via the given point', () => {
  expect(rows('G0 X10 Y20 Z5\nG91 G28 Z0\nG28 X0 Y0').slice(1)).toEqual([
    'G0 10 20 5',
    'G0 10 20 300',
    'G0 10 20 300',
    'G0 400 250 300',
  ]);
  expect(rows('G0 Z5\nG90 G28 Z50\nG91 G30 X0').slice(1)).toEqual([
    'G0 0 0 50',
    'G0 0 0 300',
    'G0 0 0 300',
    'G0 400 0 300',
  ]);
  expect(rows('G0 X1 Y1 Z5\nG28', 'haas').at(-1)).toBe('G0 400 250 300');
});

test('G53 counts from it, and never goes beyond it', () => {
  expect(rows('G0 Z5\nG53 G0 Z0\nG53 X-100 Y-50\nG53 Z80').slice(1)).toEqual([
    'G0 0 0 300',
    'G0 300 200 300',
    'G0 300 200 300',
  ]);
});

test('a program that writes its work offset gives the reference point', () => {
  expect(rows('G10 L2 P1 Z-420\nG0 Z5\nG91 G28 Z0').at(-1)).toBe('G0 0 0 420');
});

test('G28 without axes leaves a lathe on its centre line', () => {
  const { extents } = analyze(bytesOf('%\nG21\nT101\nG28\nG0 X40. Z2.\nG1 Z-10. F0.2\nM30'), {
    dialect: 'haas',
    lathe: true,
  }).report;
  expect([extents?.min[1], extents?.max[1]]).toEqual([0, 0]);
});

test('SUPA, G74 and M91 mean the same point; X of a lathe is its radius', () => {
  expect(rows('G0 Z5\nSUPA G0 Z0\nG74 X1=0 Y1=0', 'siemens')[1]).toBe('G0 0 0 300');
  expect(rows('BEGIN PGM A MM\nL Z+5 FMAX\nL Z-10 R0 FMAX M91\nEND PGM A MM', 'heidenhain').at(-1)).toBe(
    'G0 0 0 290',
  );
  expect(homeOf(DEFAULT_LATHE, true)).toEqual([200, 0, 300]);
});

test('a machine file gives it by axis; with a travel only it is its end; without either it is the typical one', () => {
  const home = (axes: object) => {
    const outcome = parseMachine({ axes });
    return outcome.ok ? homeOf(outcome.machine, false) : outcome.errors;
  };
  expect(home({ z: { home: 320 } })).toEqual([400, 250, 320]);
  expect(home({ z: { travel: [-100, 180] } })).toEqual([400, 250, 180]);
  expect(home({ z: { home: 'alto' } })).toEqual([
    '"axes.z.home" deve essere un numero fra -1000000 e 1000000, o null',
  ]);
});

test('the way home takes its time: 245 mm at 30 m/min and back', () => {
  const program = (end: string) => bytesOf(`G21 G17\nT1 M6\nG0 X0 Y0 Z5\n${end}\nM30`);
  const options = { dialect: 'fanuc', lathe: false, machine: DEFAULT_MILL } as const;
  const without = analyze(program('G0 Z5'), options).report.time.rapid;
  const home = analyze(program('G91 G28 Z0'), options).report.time.rapid;
  expect(home - without).toBeGreaterThan(0.49);
  expect(home - without).toBeLessThan(0.8);
});

test('a machine of the other kind is reported above the time; an unknown kind is that of the machine', () => {
  const codes = (text: string, machine = DEFAULT_LATHE) =>
    analyze(bytesOf(text), { machine }).report.findings.map(({ code }) => code);
  const mill = 'G21 G17\nT1 M6\nS1000 M3\nG0 X0 Y0 Z5\nG1 Z-1 F100\nX10\nG0 Z5\nM30';
  const lathe = 'G50 S2000\nT0101\nG96 S150 M3\nG0 X50 Z2\nG1 Z-10 F0.2\nG0 X60\nM30';
  expect(codes(mill)).toContain('machine-not-mill');
  expect(codes(mill, DEFAULT_MILL)).not.toContain('machine-not-mill');
  expect(codes(lathe, DEFAULT_MILL)).toContain('machine-not-lathe');
  expect(codes(lathe)).not.toContain('machine-not-lathe');
  const undecided = analyze(bytesOf('G0 X20 Z5\nG1 X10 F100\nM30'), { machine: DEFAULT_LATHE }).report;
  expect(undecided.lathe).toBe(true);
  expect(undecided.findings.map(({ code }) => code)).not.toContain('machine-not-mill');
});

test('the reference point is outside the part’s extents, also while an axis waits there', () => {
  const program =
    'G21 G90 G0 X0 Y0 Z5.\nG1 Z-2. F100\nX40.\nG91 G28 Z0\nG90 G0 X10. Y30.\nG0 Z5.\nG28 X0 Y0\nM30';
  const { extents } = analyze(bytesOf(program), { dialect: 'fanuc', lathe: false, home: HOME }).report;
  expect(extents).toEqual({ min: [0, 0, -2], max: [40, 30, 5] });
});

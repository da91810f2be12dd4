import { expect, test } from 'vitest';
import { bytesOf } from '../test/read-rows.ts';
import { analyze, analyzeSteps } from './analyze.ts';
import { DEFAULT_MILL } from './machine/example-machines.data.ts';
import { buildPicture } from './picture/build-picture.ts';
import { toolSlots } from './picture/tool-slots.ts';
import { buildToolpath } from './picture/toolpath.ts';

const run = (text: string, travel: [number, number] | null = null) =>
  analyze(bytesOf(text), {
    dialect: 'fanuc',
    lathe: false,
    machine: { ...DEFAULT_MILL, axes: { ...DEFAULT_MILL.axes, x: { ...DEFAULT_MILL.axes.x, travel } } },
  }).report;

const codes = (text: string, travel: [number, number] | null = null) =>
  run(text, travel).findings.map(({ code, line }) => `${code} ${line}`);

const CLEAN = 'G21 G90\nT1 M6\nS1000 M3\nM8\nG0 X0 Y0 Z5\nG1 Z-1 F100\nX50\nG0 Z5\nM9\nM5\nM30';

test('a sound program has no findings', () => {
  expect(codes(CLEAN)).toEqual([]);
});

// The ten alarms asked for, one program each.
test.each([
  ['feed-missing 6', CLEAN.replace(' F100', '')],
  ['spindle-off 6', CLEAN.replace('S1000 M3', '').replace('G0 Z5\nM9', 'S1000 M3\nG1 X60\nG0 Z5\nM9')],
  ['coolant-off 6', CLEAN.replace('M8\n', '\n').replace('X50', 'M8\nX50')],
  ['rapid-into-stock 8', CLEAN.replace('X50\nG0 Z5', 'X50\nG0 X0 Y40\nG1 X50\nG0 Z5')],
  ['compensation-open 11', CLEAN.replace('X50', 'G41 D1 X50')],
  ['arc-error 7', CLEAN.replace('X50', 'G2 X50 Y0 I20 J0')],
  ['unit-mix 7', CLEAN.replace('X50', 'G20 X2')],
  ['subprogram-missing 7', CLEAN.replace('X50', 'M98 P9999')],
  ['unknown-word 7', CLEAN.replace('X50', 'X50 SCONOSCIUTA')],
])('%s', (finding, text) => {
  expect(codes(text)).toContain(finding);
});

test('travel exceeded', () => {
  expect(codes(CLEAN, [0, 40])).toEqual(['travel-exceeded 0']);
});

test('time, tools, operations and feeds add up', () => {
  const report = run(
    'G21\nT1 M6 (FRESA D10)\nS5000 M3\nG0 X10\nG1 X110 F1000\nT2 M6 (PUNTA D5)\nS3000 M3\nG0 X0\nG1 Z-10 F200\nM30',
  );
  const { time } = report;
  expect(time.cutting + time.rapid + time.toolChange + time.dwell + time.other).toBeCloseTo(time.total, 6);
  expect(report.tools.map(({ number, label, depth }) => [number, label, depth])).toEqual([
    [1, 'FRESA D10', 0],
    [2, 'PUNTA D5', -10],
  ]);
  expect(report.tools[0]?.length.cutting).toBeCloseTo(100, 9);
  expect(report.tools[1]?.speed?.max).toBe(3000);
  expect(report.tools.reduce((sum, tool) => sum + tool.time.total, 0)).toBeCloseTo(time.total, 6);
  expect(report.operations.reduce((sum, operation) => sum + operation.time.total, 0)).toBeCloseTo(
    time.total,
    6,
  );
  expect(report.feedHistogram.map(({ from, length }) => [from, Math.round(length)])).toEqual([
    [200, 10],
    [1000, 100],
  ]);
  expect(report.constantFeedTime).toBeCloseTo(6 + 3, 6);
  expect(report.timeBand.low).toBeLessThan(time.total);
});

test('tapping shows the feed from pitch and speed', () => {
  const text = 'G21 G94\nT1 M6 (MASCHIO M6)\nS500 M3\nG0 X0 Y0 Z5\nG33.1 Z-10 K1\nM30';
  const { report } = analyze(bytesOf(text), { dialect: 'linuxcnc' });
  expect(report.tools[0]?.feed).toEqual({ min: 500, max: 500, perRevolution: false });
  expect(report.feedHistogram.map(({ from, perRevolution }) => [from, perRevolution])).toEqual([
    [500, false],
  ]);
});

test('a calibration scales its part of the time', () => {
  const plain = analyze(bytesOf(CLEAN)).report.time;
  const calibration = { factors: { cutting: 2, rapid: 1, toolChange: 1 }, band: 0.05, jobs: 5 };
  const { time, timeBand } = analyze(bytesOf(CLEAN), { calibration }).report;
  expect(time.cutting).toBeCloseTo(2 * plain.cutting, 6);
  expect(timeBand.high).toBeCloseTo(time.total * 1.05, 6);
});

test('a worker can follow the steps and cancel', () => {
  const long = `G21\n${Array.from({ length: 60_000 }, (_, i) => `G1 X${i} F100`).join('\n')}`;
  const steps = analyzeSteps([{ name: 'lungo.nc', bytes: bytesOf(long) }]);
  const phases = new Set<string>();
  let last = steps.next();
  for (; !last.done; last = steps.next()) phases.add(last.value.phase);
  expect([...phases]).toEqual(['reading', 'planning', 'reporting']);
  const cancelled = analyzeSteps([{ name: 'lungo.nc', bytes: bytesOf(long) }]);
  cancelled.next();
  expect(cancelled.return(undefined as never).done).toBe(true);
});

test('the picture: chords of arcs, growing time, lines and tools of each segment', () => {
  const { canon, seconds, report } = analyze(
    bytesOf('T1 M6\nG0 X10 Y0\nG3 X-10 I-10 F500\nG92 X0\nG1 X5\nM30'),
  );
  const path = buildToolpath(canon, seconds);
  expect(path.segments).toBeGreaterThan(30);
  for (let i = 1; i < path.segments; i++)
    expect(path.time[i]).toBeGreaterThanOrEqual(path.time[i - 1] as number);
  expect(path.time[path.segments - 1]).toBeCloseTo(report.time.total, 3);
  const { line, tool } = buildPicture(canon, seconds, toolSlots(canon, report.tools), [6]);
  expect(line[1]).toBe(3);
  expect(tool[1]).toBe(1);
  // After G92 the drawing continues at the tool: X -10 + 5.
  expect((path.positions[path.segments * 3] as number) + path.origin[0]).toBeCloseTo(-5, 3);
});

test('a new datum moves the coordinates, not the tool: it adds no length', () => {
  const preset = analyze(bytesOf('G0 X10 Y-11 Z2\nG92 X0 Y100\nG0 X0 Y100\nM30'));
  expect(preset.report.length.rapid).toBeCloseTo(15, 6);
  const written = analyze(bytesOf('G0 X10 Y0\nG10 L2 P1 X10\nG0 X0\nG1 X5 F100\nM30'), {
    dialect: 'fanuc',
    lathe: false,
  });
  expect(written.report.length).toEqual({ rapid: 10, feed: 5, spline: 0 });
});

test('numbers in findings are written as Italian readers write them', () => {
  const { report } = analyze(bytesOf('G0 X0 Y0\nG2 X10 Y0 I4.5 J0 F100\nM30'));
  const arc = report.findings.find(({ code }) => code === 'arc-error');
  expect(arc?.message).toBe('Arco errato: raggio iniziale 4,5 mm, finale 5,5 mm.');
});

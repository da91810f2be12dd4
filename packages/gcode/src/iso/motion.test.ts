import { expect, test } from 'vitest';
import { codesOf, readRows } from '../../test/read-rows.ts';
import { measure } from '../report/geometry.ts';

const length = (text: string) => measure(readRows(`${text}\nM30`).canon).length.feed;

test('arcs by I J, by R short and long, full circle, helix, other planes', () => {
  expect(length('G2 X10 Y0 I5 J0 F100')).toBeCloseTo(5 * Math.PI, 9);
  expect(length('G3 X10 Y0 R5 F100')).toBeCloseTo(5 * Math.PI, 9);
  expect(length('G2 X5 Y5 R5 F100')).toBeCloseTo(2.5 * Math.PI, 9);
  expect(length('G2 X5 Y5 R-5 F100')).toBeCloseTo(7.5 * Math.PI, 9);
  expect(length('G2 I5 F100')).toBeCloseTo(10 * Math.PI, 9);
  expect(length('G2 I5 Z3 F100')).toBeCloseTo(Math.hypot(10 * Math.PI, 3), 9);
  expect(length('G18 G3 X10 Z0 I5 K0 F100')).toBeCloseTo(5 * Math.PI, 9);
  expect(length('G19 G2 Y10 Z0 J5 K0 F100')).toBeCloseTo(5 * Math.PI, 9);
});

test('an arc reaches its quadrants, not only its ends', () => {
  const { extents } = measure(readRows('G2 X10 Y0 I5 J0 F100').canon);
  expect(extents.max[1]).toBeCloseTo(5, 9);
});

test('inches, increments, G92, G52, G53, G28 and work offsets', () => {
  expect(readRows('G20 G1 X1 F10').rows).toEqual(['G1 25.4 0 0']);
  expect(readRows('G91 G1 X1 F10\nX1 Y2').rows).toEqual(['G1 1 0 0', 'G1 2 2 0']);
  expect(readRows('G1 X10 F10\nG92 X0\nG1 X5').rows).toEqual(['G1 10 0 0', 'G1 5 0 0']);
  expect(readRows('G10 L2 P2 X100\nG1 X10 F10\nG55\nG53 G0 X0').rows.at(-1)).toBe('G0 -100 0 0');
  expect(readRows('G0 X10 Z5\nG91 G28 Z0').rows.slice(1)).toEqual(['G0 10 0 5', 'G0 10 0 0']);
});

test('the same machine position gets new coordinates: a datum row, not a move', () => {
  const { canon } = readRows('G1 X10 F10\nG92 X0\nG1 X5');
  expect([...canon.kind.slice(0, canon.count)]).toEqual([1, 22, 1]);
});

// Square of 20 walked clockwise from outside, tool of 10 on the left: four corner arcs of radius 5.
const SQUARE = 'G1 X-20 Y0 F100\nG41 D1 X0 Y0\nY20\nX20\nY0\nX-10\nG40 X-20';

test('G41 goes round outside corners on an arc of the tool radius', () => {
  const { rows, canon } = readRows(SQUARE, { dialect: 'fanuc', lathe: false, toolRadius: () => 5 });
  expect(rows).toContain('G1 -5 20 0');
  expect(rows).toContain('G2 0 25 0');
  expect(canon.arcs.count).toBe(3);
  expect(canon.arcs.radiusStart[0]).toBeCloseTo(5, 9);
});

test('G42 cuts inside corners at the intersection of the offsets', () => {
  const { rows } = readRows(SQUARE.replace('G41', 'G42'), {
    dialect: 'fanuc',
    lathe: false,
    toolRadius: () => 5,
  });
  expect(rows).toContain('G1 5 15 0');
  expect(rows).toContain('G1 15 15 0');
});

test('open compensation, an unknown radius and a tool that is too big are reported', () => {
  expect(codesOf(readRows('G41 D1 G1 X10 F10\nM30').findings)).toEqual([
    'compensation-ignored',
    'compensation-open',
  ]);
  const big = readRows('G41 D1 G1 X20 F10\nG3 X22 Y2 I0 J2\nG40 X0\nM30', {
    dialect: 'fanuc',
    lathe: false,
    toolRadius: () => 5,
  });
  expect(codesOf(big.findings)).toContain('compensation-interference');
});

const withTool = (text: string, radius: number) =>
  readRows(text, { dialect: 'fanuc', lathe: false, toolRadius: () => radius }).findings;

test('interference, as alarm 041: a groove or a step narrower than the tool, on the line of its floor', () => {
  const groove = (width: number) =>
    `G0 X-20 Y10\nG41 D1 G1 X-10 Y0 F100\nX0\nY-20\nX${width}\nY0\nX40\nG40 X60 Y10\nM30`;
  expect(withTool(groove(8), 5)).toEqual(['compensation-interference 5:0']);
  expect(withTool(groove(11), 5)).toEqual([]);
  expect(withTool(groove(10), 5)).toEqual([]);
});

test('an arc as the way in or out of compensation, as alarm 034', () => {
  expect(withTool('G0 X-20 Y0\nG41 D1 G2 X0 Y20 I20 J0 F100\nG1 X20\nG40 X40\nM30', 5)).toEqual([
    'compensation-arc 2:0',
  ]);
  const out = (end: string) => withTool(`G0 X-20 Y0\nG41 D1 G1 X0 F100\nY20\n${end}\nM30`, 5);
  expect(out('G40 G2 X20 Y40 I20 J0')).toEqual(['compensation-arc 4:1']);
  expect(out('G40\nG2 X20 Y40 I20 J0')).toEqual(['compensation-arc 5:1']);
  expect(out('G40 G1 Y40\nG2 X20 Y60 I20 J0')).toEqual([]);
});

test.each([
  ['G2 X10 Y0 I4 J0 F100', 'arc-error'],
  ['G2 X10 Y0 R4 F100', 'arc-radius'],
  ['G2 X10 Y0 F100', 'arc-undefined'],
])('%s → %s', (text, code) => {
  expect(codesOf(readRows(`${text}\nM30`).findings)).toEqual([code]);
});

test(',R rounds and ,C breaks the corner between two lines', () => {
  expect(readRows('G1 X20 ,R5. F100\nY20\nM30').rows).toEqual(['G1 15 0 0', 'G3 20 5 0', 'G1 20 20 0']);
  expect(readRows('G1 X20 ,C2. F100\nY20 ,R3.\nX0\nM30').rows).toEqual([
    'G1 18 0 0',
    'G1 20 2 0',
    'G1 20 17 0',
    'G3 17 20 0',
    'G1 0 20 0',
  ]);
  const { rows, findings } = readRows('G1 X20 ,R5. F100\nG0 Y20\nM30');
  expect(rows).toEqual(['G1 20 0 0', 'G0 20 20 0']);
  expect(codesOf(findings)).toEqual(['corner-ignored']);
});

test(',R rounds the corner between a line and an arc, on either side of the arc', () => {
  // A line along X to (20, 0), then a quarter about (30, 0) that leaves it upwards. The circle of radius 2 lies 2 above the
  // line and 12 from (30, 0): x = 30 - √(144 - 4) = 18.168. It leaves the line there and meets the arc where the way from
  // (30, 0) to its centre does: (30 - 10 · 11.832 / 12, 10 · 2 / 12).
  const { rows, findings } = readRows('G1 X20 ,R2. F100\nG2 X30 Y10 I10 J0\nM30');
  expect(codesOf(findings)).toEqual([]);
  expect(rows).toEqual(['G1 18.168 0 0', 'G3 20.14 1.667 0', 'G2 30 10 0']);
  // The same path walked back.
  const back = readRows('G0 X30 Y10\nG3 X20 Y0 I0 J-10 ,R2. F100\nG1 X0\nM30');
  expect(codesOf(back.findings)).toEqual([]);
  expect(back.rows.slice(1)).toEqual(['G3 20.14 1.667 0', 'G2 18.168 0 0', 'G1 0 0 0']);
  // A radius of 60 would leave the line at x = 30 - √(70² - 60²) = -6, before its start.
  expect(codesOf(readRows('G1 X20 ,R60. F100\nG2 X30 Y10 I10 J0\nM30').findings)).toEqual(['corner-ignored']);
});

test('corners are made under cutter compensation, on the offset path', () => {
  // Walked clockwise with the tool of 10 on the left: the programmed radius of 5 becomes 10 about (15, 15).
  const text = 'G0 X-20 Y-20\nG41 D1 G1 X0 Y-10 F100\nY20 ,R5.\nX40 ,C4.\nY-10\nG40 X60\nM30';
  const { rows, findings } = readRows(text, { dialect: 'fanuc', lathe: false, toolRadius: () => 5 });
  expect(codesOf(findings)).toEqual([]);
  expect(rows).toContain('G1 -5 15 0');
  expect(rows).toContain('G2 5 25 0');
});

test('corners are made in the plane of the moves', () => {
  expect(readRows('G18\nG1 X20 ,R5. F100\nZ20\nM30').rows).toEqual(['G1 15 0 0', 'G2 20 0 5', 'G1 20 0 20']);
});

test('an arc that leaves compensation is refused although the tool’s radius is unknown', () => {
  const codes = (end: string) =>
    codesOf(readRows(`G0 X-20 Y0\nG41 D1 G1 X0 F100\nY20\n${end}\nM30`).findings);
  expect(codes('G40\nG2 X20 Y40 I20 J0')).toContain('compensation-arc');
  expect(codes('G40 G1 Y40\nG2 X20 Y60 I20 J0')).not.toContain('compensation-arc');
});

test('a zero offset across the plane of an arc means nothing, another is told', () => {
  const codes = (offset: string) => codesOf(readRows(`G2 X10 Y0 I5 J0 ${offset} F100\nM30`).findings);
  expect(codes('K0.000')).toEqual([]);
  expect(codes('K1.')).toEqual(['unused-word']);
});

test('a spiral has the length of its mean radius', () => {
  const { canon } = readRows('G0 X10 Y0\nG3 X-20 Y0 I-10 J0 F100\nM30');
  expect(canon.arcs.length[0]).toBeCloseTo(Math.PI * 15, 9);
});

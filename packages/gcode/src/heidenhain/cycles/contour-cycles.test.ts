import { describe, expect, test } from 'vitest';
import { cutLength } from '../../../test/cut-length.ts';
import { runText } from '../../../test/motion-rows.ts';

const HEAD = 'BEGIN PGM T MM\nTOOL CALL 1 Z S1000\nL X+0 Y+0 Z+50 FMAX M3\n';
/** 100 x 50, clockwise with RR: the tool is inside. */
const POCKET = 'LBL 1\nL X+0 Y+0 RR\nL Y+50\nL X+100\nL Y+0\nL X+0\nLBL 0\n';
const DATA = 'CYCL DEF 20 CONTOUR DATA Q1=-5 Q2=1 Q3=0 Q4=0 Q5=+0 Q6=2 Q7=+50 Q8=0 Q9=1\n';
const SL = `CYCL DEF 14.0 CONTOUR\nCYCL DEF 14.1 CONTOUR LABEL1\n${DATA}`;

/** A tool of radius 5; labels behind M2. */
const run = (text: string, labels = POCKET) =>
  runText('heidenhain', `${HEAD}${text}\nL Z+50 FMAX M2\n${labels}END PGM T MM`, {}, { toolRadius: () => 5 });
const length = (text: string, labels = POCKET) => cutLength(run(text, labels).canon);

test('22 clears the area: nine rows of 90, eight steps of 5, down 7', () => {
  const call = `${SL}CYCL DEF 22 ROUGH-OUT Q10=-5 Q11=100 Q12=350\nCYCL CALL M3`;
  expect(length(call)).toBeCloseTo(9 * 90 + 8 * 5 + 7, 6);
  const { problems, findings } = run(call);
  expect(problems).toEqual(['8:0 cycle-estimated']);
  expect(findings.marks('least')).toBe(false);
});

test('22 goes round an island', () => {
  // 20 x 10 in the middle, clockwise with RL: the tool stays outside, 5 mm away along the rows.
  const island = 'LBL 2\nL X+40 Y+20 RL\nL Y+30\nL X+60\nL Y+20\nL X+40\nLBL 0\n';
  const call = `${SL.replace('LABEL1', 'LABEL1 /2')}CYCL DEF 22 ROUGH-OUT Q10=-5 Q11=100 Q12=350\nCYCL CALL`;
  const { canon } = run(call, POCKET + island);
  // Rows at 20 and 25 lose 30 mm each; each broken row plunges once more, by 7.
  const rows = 9 * 90 - 2 * 30;
  expect(cutLength(canon)).toBeGreaterThan(rows);
  expect(cutLength(canon)).toBeLessThan(rows + 8 * 5 + 7 * 5 + 60);
});

test('23 mills the floor once', () => {
  expect(length(`${SL}CYCL DEF 23 FLOOR FINISHING Q11=100 Q12=350\nCYCL CALL`)).toBeCloseTo(
    9 * 90 + 8 * 5 + 7,
    6,
  );
});

test('24 runs along the wall, radius 5 inside: 90 + 40 twice, down 7', () => {
  const call = `${SL}CYCL DEF 24 SIDE FINISHING Q9=1 Q10=-5 Q11=100 Q12=350 Q14=0\nCYCL CALL`;
  expect(length(call)).toBeCloseTo(2 * (90 + 40) + 7, 6);
});

test.each([
  // Middle of the tool on the contour, there and back: 25 down from the clearance height, then 5 more.
  ['R0', 0, 80, 25 + 5],
  // Inner corner cut at the crossing, 45 + 25; one way, the second depth from above: 25 and 30 down.
  ['RL', 1, 45 + 25, 25 + 30],
  // Round the outer corner: 50, a quarter of 2π5, 30.
  ['RR', 1, 50 + (Math.PI * 5) / 2 + 30, 25 + 30],
])('25 along an open contour at two depths, %s', (side, ways, once, down) => {
  const labels = `LBL 1\nL X+0 Y+0 ${side}\nL X+50\nL Y+30\nLBL 0\n`;
  const call = `CYCL DEF 14.0 CONTOUR\nCYCL DEF 14.1 CONTOUR LABEL1\nCYCL DEF 25 CONTOUR TRAIN Q1=-10 Q3=0 Q5=0 Q7=20 Q10=-5 Q11=100 Q12=350 Q15=${ways}\nCYCL CALL`;
  expect(length(call, labels)).toBeCloseTo(2 * once + down, 6);
});

test('272 and 274 read the OCM data', () => {
  const data = SL.replace(DATA, 'CYCL DEF 271 OCM CONTOUR DATA Q203=0 Q201=-5 Q368=0 Q369=0 Q260=50\n');
  const rough = `${data}CYCL DEF 272 OCM ROUGHING Q202=5 Q370=1 Q207=500 Q568=0.5 Q200=2\nCYCL CALL`;
  expect(length(rough)).toBeCloseTo(9 * 90 + 8 * 5 + 7, 6);
  const side = `${data}CYCL DEF 274 OCM FINISHING SIDE Q338=0 Q385=500 Q200=2\nCYCL CALL`;
  expect(length(side)).toBeCloseTo(2 * (90 + 40) + 7, 6);
});

test('a missing label and a missing contour are reported', () => {
  expect(run('CYCL DEF 22 ROUGH-OUT Q10=-5 Q12=350\nCYCL CALL').problems).toEqual(['5:1 bad-block']);
  const call = `${SL.replace('LABEL1', 'LABEL9')}CYCL DEF 22 ROUGH-OUT Q10=-5 Q12=350\nCYCL CALL`;
  expect(run(call).problems).toEqual(['8:1 label-missing', '8:1 bad-block']);
});

test('230: six rows of 100 between 0 and 50', () => {
  const call =
    'CYCL DEF 230 MULTIPASS Q225=0 Q226=0 Q227=-1 Q218=100 Q219=50 Q240=6 Q206=100 Q207=500 Q209=200 Q200=2\nCYCL CALL';
  expect(length(call)).toBeCloseTo(6 * 100 + 50 + 2, 6);
});

/** TNC 640 (34059x-01) cycle programming, p. 236; 233: TNC 640 cycle programming 9/2015, p. 175. Tool radius 5. */
describe('face milling', () => {
  const FACE =
    'Q227=2.5 Q386=0 Q218=100 Q219=60 Q202=5 Q370=1 Q207=500 Q385=250 Q253=750 Q200=2 Q357=2 Q204=50';
  const face = (more: string) => `CYCL DEF 232 FACE MILLING Q225=0 Q226=0 ${FACE} ${more}\nCYCL CALL`;
  const down = 2 + 2.5;

  test('232, strategy 0: twelve rows over 60 mm there and back, each run out by radius and 2 mm', () => {
    expect(length(face('Q389=0 Q369=0'))).toBeCloseTo(12 * 114 + 11 * 5 + down, 6);
  });

  test('232, strategy 1: the rows end within the face, the first comes from outside', () => {
    expect(length(face('Q389=1 Q369=0'))).toBeCloseTo(102 + 11 * 90 + 11 * 5 + down, 6);
  });

  test('232, strategy 2: all rows one way, up by the set-up clearance and back at the feed of positioning', () => {
    const back = Math.hypot(114, 5) + 2;
    expect(length(face('Q389=2 Q369=0'))).toBeCloseTo(12 * 114 + 11 * back + down, 6);
  });

  test('232: the last infeed takes the allowance at the feed of finishing', () => {
    const { canon } = run(face('Q389=0 Q369=0.5'));
    const levels = new Set(Array.from(canon.z.subarray(2, canon.count)).filter((z) => z < 2));
    expect([...levels]).toEqual([0.5, 0]);
    expect(Array.from(canon.feed.subarray(0, canon.count))).toContain(250);
  });

  test('233: strategy 1 ends at the edge and the clearance beside it; roughing alone leaves the allowance', () => {
    const call = `CYCL DEF 233 FACE MILLING Q215=1 Q389=1 Q350=1 ${FACE} Q369=0.5\nCYCL CALL`;
    expect(length(call)).toBeCloseTo(5 + 12 * 104 + 11 * 5 - 0 + 2 + 2, 6);
  });
});

describe('262: TNC 426/430 user\'s manual, "Threads per step Q355"; D20, pitch 2, 10 deep, tool radius 5', () => {
  const thread = (step: number) =>
    `CYCL DEF 262 THREAD MILLING Q335=20 Q239=2 Q201=-10 Q355=${step} Q253=750 Q351=1 Q200=2 Q203=0 Q204=50 Q207=500\nCYCL CALL`;
  const turn = Math.hypot(2 * Math.PI * 5, 2);
  /** Onto the thread and off it. */
  const sides = 2 * 5;

  test('0: one turn', () => expect(length(thread(0))).toBeCloseTo(12 + turn + sides, 5));
  test('1: one helix over the whole length', () =>
    expect(length(thread(1))).toBeCloseTo(12 + 5 * turn + sides, 5));
  test('2: a turn every two pitches, each with its own approach', () =>
    expect(length(thread(2))).toBeCloseTo(12 + 3 * turn + 3 * sides + 2 * 2, 5));
});

test('265: five turns of a D20 thread with pitch 2, half turns on and off', () => {
  const call =
    'CYCL DEF 265 HEL. THREAD DRLG/MLG Q335=20 Q239=2 Q201=-10 Q253=750 Q358=0 Q359=0 Q360=0 Q200=2 Q203=0 Q204=50 Q254=100 Q207=500 Q351=1\nCYCL CALL';
  expect(length(call)).toBeCloseTo(5 * Math.hypot(2 * Math.PI * 5, 2) + 2 * Math.PI * 2.5 + 2, 5);
});

test('264: drilled to 12 in pecks of 6, then one turn', () => {
  const call =
    'CYCL DEF 264 THREAD DRILLNG/MLLNG Q335=20 Q239=2 Q201=-10 Q356=-12 Q253=750 Q351=1 Q202=6 Q258=0.2 Q257=0 Q256=0.2 Q358=0 Q359=0 Q200=2 Q203=0 Q204=50 Q206=150 Q207=500\nCYCL CALL';
  // 8 down, 6.2 from the stop distance, 12 to the thread's end, half turns and a turn.
  expect(length(call)).toBeCloseTo(8 + 6.2 + 12 + Math.hypot(2 * Math.PI * 5, 2) + 2 * Math.PI * 2.5, 5);
});

test('204: through, up into the countersink, and back', () => {
  const call =
    'CYCL DEF 204 BACK BORING Q200=2 Q249=5 Q250=20 Q251=3.5 Q252=15 Q253=750 Q254=200 Q255=0.5 Q203=0 Q204=50 Q214=1\nCYCL CALL';
  // From +2 to -22, up to -15, down to -22.
  expect(length(call)).toBeCloseTo(24 + 7 + 7, 6);
});

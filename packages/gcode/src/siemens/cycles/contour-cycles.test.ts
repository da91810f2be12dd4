import { describe, expect, test } from 'vitest';
import { cutLength } from '../../../test/cut-length.ts';
import { runText } from '../../../test/motion-rows.ts';

const HEAD = 'T1 M6 S1000 M3 F200\nG0 X0 Y0 Z50\n';
/** 100 x 50, counter-clockwise. */
const OUTLINE = 'G1 X0 Y0\nX100\nY50\nX0\nY0\n';
const toolRadius = () => 5;

const mill = (text: string, others: Record<string, string> = {}) =>
  runText('siemens', `${HEAD}${text}`, others, { toolRadius });
const turn = (text: string, others: Record<string, string> = {}) =>
  runText('siemens', `DIAMON G95 F0.2\nT1 S1000 M3\nG0 X100 Z50\n${text}`, others, {
    toolRadius,
    lathe: true,
  });

describe('milling', () => {
  const contours = { 'KONTUR.SPF': `${OUTLINE}M17\n` };

  test('CYCLE72 inside a closed contour at two depths: 90 + 40 twice each, 7 and 5 down', () => {
    const { canon, problems } = mill(
      'CYCLE72("KONTUR",30,0,2,-10,5,0,0,300,100,1,41,1,0,0,1,0)\nM30',
      contours,
    );
    expect(problems).toEqual([]);
    expect(cutLength(canon)).toBeCloseTo(2 * 260 + 12, 6);
  });

  test('CYCLE72 between two labels, outside, with its approach and retract', () => {
    const text = `CYCLE72("INIZIO:FINE",30,0,2,-5,5,0,0,300,100,1,42,1,10,0,1,10)\nM30\nINIZIO: G1 X0 Y0\nX100\nFINE: Y50\n`;
    // Right of the contour: 100, round the corner, 50; 10 on, 10 off, 7 down.
    expect(cutLength(mill(text).canon)).toBeCloseTo(100 + (Math.PI * 5) / 2 + 50 + 20 + 7, 6);
  });

  test('CYCLE62 and CYCLE63 clear a contour of the editor: nine rows of 90', () => {
    const text = `CYCLE62("TASCA",1,,)\nCYCLE63("TASCA1",1,30,0,2,-5,300,100,5,5,0,0,0,0,0)\nM30\nE_LAB_A_TASCA: ;#SM Z:1\n${OUTLINE}E_LAB_E_TASCA:\n`;
    const { canon, problems, findings } = mill(text);
    expect(problems).toEqual(['4:1 cycle-estimated']);
    expect(findings.marks('least')).toBe(false);
    expect(cutLength(canon)).toBeCloseTo(9 * 90 + 8 * 5 + 7, 6);
  });

  test('CYCLE63 with a step in per cent of the diameter', () => {
    const text = 'CYCLE62("KONTUR",0,,)\nCYCLE63("P",1,30,0,2,-5,300,100,50,5,0,0,0,0,0)\nM30';
    expect(cutLength(mill(text, contours).canon)).toBeCloseTo(9 * 90 + 8 * 5 + 7, 6);
  });

  test('CYCLE64 drills where the cutter will plunge', () => {
    const text = 'CYCLE62("KONTUR",0,,)\nCYCLE64("P",1,30,0,2,-5,100,5,0,0,0)\nM30';
    expect(mill(text, contours).rows.slice(1)).toEqual(['G0 50 25 2', 'G1 50 25 -5', 'G0 50 25 30']);
  });

  test('CYCLE61: twelve rows of 110 over 60 mm', () => {
    const text = 'CYCLE61(50,2,1,0,0,0,100,60,5,5,0,400,31,0,1,10)\nM30';
    expect(cutLength(mill(text).canon)).toBeCloseTo(12 * 110 + 11 * 5, 6);
  });

  const turns = 5 * Math.hypot(2 * Math.PI * 5, 2);
  test.each([
    ['CYCLE70', 'CYCLE70(30,0,2,-10,20,0,0,2,1,0,300,0,0,0)'],
    ['CYCLE90', 'CYCLE90(30,0,2,-10,,20,17,2,300,3,0,0,0)'],
  ])('%s: five turns of radius 5, in and out', (_name, text) => {
    expect(cutLength(mill(`${text}\nM30`).canon)).toBeCloseTo(turns + 10, 5);
  });

  test('a missing contour is reported', () => {
    expect(mill('CYCLE72("MANCA",30,0,2,-10,5,0,0,300,100,1,41)\nM30').problems).toEqual([
      '3:1 subprogram-missing',
    ]);
    expect(mill('CYCLE63("P",1,30,0,2,-5,300,100,5,5)\nM30').problems).toEqual(['3:1 bad-block']);
  });
});

describe('turning', () => {
  const contours = { 'PROFILO.SPF': 'G1 X20 Z0\nZ-30\nX40\nM17\n' };

  test('CYCLE95 roughs: one cut of 31 at radius 15, then 1 + 30 + 10 along the contour', () => {
    const { canon, problems } = turn('CYCLE95("PROFILO",5,0,0,0,0.3,0.1,0.2,1)\nM30', contours);
    expect(problems).toEqual([]);
    expect(cutLength(canon)).toBeCloseTo(31 + 41, 6);
  });

  test('CYCLE95 complete finishes along the contour as well', () => {
    const { canon } = turn('CYCLE95("PROFILO",5,0,0,0,0.3,0.1,0.2,9)\nM30', contours);
    expect(cutLength(canon)).toBeCloseTo(31 + 41 + 41, 6);
  });

  test('CYCLE951: the same corner', () => {
    const { canon } = turn('CYCLE951(40,0,20,-30,0,0,1,5,0,0,11,0,0,0,1,0.2)\nM30');
    expect(cutLength(canon)).toBeCloseTo(31 + 41, 6);
  });

  test('CYCLE62 and CYCLE952', () => {
    const text = 'CYCLE62("PROFILO",0,,)\nCYCLE952("P","","",1001311,0.3,0.15,0,5,0,0,0,0)\nM30';
    const { canon, problems } = turn(text, contours);
    expect(problems).toEqual(['5:1 cycle-estimated']);
    expect(cutLength(canon)).toBeCloseTo(31 + 41, 6);
  });

  test('CYCLE97: five cuts and an empty one of 10 + 30 + 3', () => {
    const { canon, rows } = turn('CYCLE97(2,,0,-30,42,42,10,3,1.23,0,29,0,5,1,3,1)\nM30');
    expect(cutLength(canon)).toBeCloseTo(6 * 43, 6);
    // Same area each: the first of five goes to 1.23·√(1/5) on radius.
    expect(rows).toContain('thread 20.45 0 -33');
  });

  test('CYCLE98: three sections', () => {
    const call = 'CYCLE98(0,30,-30,30,-60,36,-80,50,10,10,0.92,0,0,0,4,1,1.5,2,2,3,1)';
    const sections = 40 + Math.hypot(30, 3) + Math.hypot(30, 7);
    expect(cutLength(turn(`${call}\nM30`).canon)).toBeCloseTo(5 * sections, 5);
  });

  test('CYCLE99 counts its cuts by the infeed where no number is given', () => {
    const { canon } = turn('CYCLE99(0,42,-30,,10,3,1.2,0,29,0,0,0,2,1,1,1,0.4)\nM30');
    expect(cutLength(canon)).toBeCloseTo(3 * 43, 6);
  });

  test('CYCLE93: a plate as wide as the groove plunges in two steps of 2.5, 1 mm of clearance each', () => {
    const { canon } = turn('CYCLE93(40,-20,10,5,0,0,0,0,0,0,0,0,0,2.5,0,5)\nM30');
    expect(cutLength(canon)).toBeCloseTo(3.5 + 3.5, 6);
  });

  test('CYCLE92: from 21 to 5, then to -0.5 on radius', () => {
    const { canon } = turn('CYCLE92(40,-20,10,-1,0,1,200,3000,3,0.1,0.05)\nM30');
    expect(cutLength(canon)).toBeCloseTo(16 + 5.5, 6);
  });

  test('CYCLE94 and CYCLE940 cut an undercut 2.5 wide and 0.3 deep', () => {
    for (const call of ['CYCLE94(40,-20,"E")', 'CYCLE940(40,-20,"E",1)']) {
      const { canon, findings } = turn(`${call}\nM30`);
      const entry = Math.hypot(1, 0.7);
      expect(cutLength(canon)).toBeCloseTo(entry + Math.hypot(0.3, 0.3) + 2.5 + 1.3, 6);
      expect(findings.marks(call.startsWith('CYCLE940') ? 'estimated' : 'least')).toBe(true);
    }
  });
});

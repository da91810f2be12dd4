import { describe, expect, it } from 'vitest';
import { runText } from '../../test/motion-rows.ts';

const rows = (text: string) => runText('siemens', text).rows;

describe('Siemens motion', () => {
  const table: [string, string, string[]][] = [
    ['words without blanks', 'G1X10Y-2.5Z.5F100', ['G1 10 -2.5 0.5']],
    ['blanks before values', 'G0 X 10 Y = 5', ['G0 10 5 0']],
    ['exponent', 'G0 X1.5EX1', ['G0 15 0 0']],
    [
      'absolute and incremental by word',
      'G90 G0 X10\nX=IC(5) Y=AC(3)\nG91 X1 Y=AC(7)',
      ['G0 10 0 0', 'G0 15 3 0', 'G0 16 7 0'],
    ],
    ['inch', 'G70 G0 X1', ['G0 25.4 0 0']],
    ['centre from the start', 'G0 X0 Y0\nG2 X10 Y0 I5 J0 F100', ['G0 0 0 0', 'G2 10 0 0 c 5 0 -180°']],
    ['absolute centre', 'G0 X2 Y0\nG3 X-2 Y0 I=AC(0) J=AC(0) F100', ['G0 2 0 0', 'G3 -2 0 0 c 0 0 180°']],
    ['radius', 'G0 X0 Y0\nG3 X10 Y10 CR=10 F100', ['G0 0 0 0', 'G3 10 10 0 c 0 10 90°']],
    ['radius over half a turn', 'G0 X0 Y0\nG3 X10 Y10 CR=-10 F100', ['G0 0 0 0', 'G3 10 10 0 c 10 0 270°']],
    ['opening angle with end', 'G0 X0 Y0\nG2 X10 Y0 AR=180 F100', ['G0 0 0 0', 'G2 10 0 0 c 5 0 -180°']],
    ['opening angle with centre', 'G0 X5 Y0\nG3 AR=90 I-5 J0 F100', ['G0 5 0 0', 'G3 0 5 0 c 0 0 90°']],
    ['helix with turns', 'G0 X5 Y0\nG3 X5 Y0 Z-6 I-5 J0 TURN=2 F100', ['G0 5 0 0', 'G3 5 0 -6 c 0 0 1080°']],
    ['through a point', 'G0 X0 Y0\nCIP X10 Y0 I1=5 J1=5 F100', ['G0 0 0 0', 'G2 10 0 0 c 5 0 -180°']],
    [
      'through a point in another plane',
      'G0 X0 Z0\nCIP X10 Z0 I1=5 K1=-5 F100',
      ['G0 0 0 0', 'G2 10 0 0 c 0 5 -180°'],
    ],
    ['tangent', 'G0 X0 Y0\nG1 X10 F100\nCT X20 Y10', ['G0 0 0 0', 'G1 10 0 0', 'G3 20 10 0 c 10 10 90°']],
    ['pole', 'G111 X10 Y10\nG0 RP=5 AP=0\nG1 AP=90 F100', ['G0 15 10 0', 'G1 10 15 0']],
    ['circle about the pole', 'G111 X0 Y0\nG0 RP=5 AP=0\nG3 AP=90 F100', ['G0 5 0 0', 'G3 0 5 0 c 0 0 90°']],
    ['line at an angle', 'G0 X0 Y0\nG1 X10 ANG=45 F100', ['G0 0 0 0', 'G1 10 10 0']],
    [
      'rounded corner',
      'G0 X0 Y0\nG1 X10 RND=2 F100\nY10',
      ['G0 0 0 0', 'G1 8 0 0', 'G3 10 2 0 c 8 2 90°', 'G1 10 10 0'],
    ],
    [
      'chamfer by its sides',
      'G0 X0 Y0\nG1 X10 CHR=2 F100\nY10',
      ['G0 0 0 0', 'G1 8 0 0', 'G1 10 2 0', 'G1 10 10 0'],
    ],
    [
      'chamfer by its edge',
      'G0 X0 Y0\nG1 X10 CHF=2 F100\nY10',
      ['G0 0 0 0', 'G1 8.586 0 0', 'G1 10 1.414 0', 'G1 10 10 0'],
    ],
    ['dwell in seconds and turns', 'S600 M3\nG4 F1.5\nG4 S5', ['dwell 1.5', 'dwell 0.5']],
    [
      'machine coordinates',
      'TRANS X100\nG0 X1\nSUPA X0 Z-10\nX2',
      ['G0 101 0 0', 'G0 0 0 -10', 'G0 102 0 -10'],
    ],
    ['thread', 'G0 X0 Z0\nG33 Z-10 K1.5', ['G0 0 0 0', 'thread 0 0 -10']],
    ['plane ZX', 'G18 G0 X0 Z0\nG2 X5 Z5 I5 K0 F100', ['G0 0 0 0', 'G2 5 0 5 c 0 5 -270°']],
  ];
  for (const [name, text, expected] of table) it(name, () => expect(rows(`${text}\nM30`)).toEqual(expected));

  it('turns rotary axes in the given direction', () => {
    const { canon } = runText('siemens', 'G0 C350\nC=DC(10)\nC=ACN(0)\nC=IC(-5)\nM30');
    const turned = [0, 1, 2, 3].map((row) => canon.rotary?.[row * 3 + 2]);
    expect(turned).toEqual([350, 370, 360, 355]);
  });

  it('compensates by the radius written in the program', () => {
    const text = '$TC_DP6[1,1]=2\nT1 M6\nG0 X-10 Y0\nG41 G1 X0 F100\nX20\nG40 X30\nM30';
    expect(rows(text)).toEqual(['G0 -10 0 0', 'G1 0 2 0', 'G1 20 2 0', 'G1 30 0 0']);
  });

  it('an Akima spline passes through its points, a B-spline only starts and ends at them', () => {
    const through = rows('G0 X0 Y0\nASPLINE X10 Y5 F100\nX20 Y0\nG1 X30\nM30');
    expect(through).toContain('spline 10 5 0');
    expect(through).toContain('spline 20 0 0');
    const free = rows('G0 X0 Y0\nBSPLINE SD=2 X10 Y20 F100\nX20 Y0\nG1 X30\nM30');
    expect(free).not.toContain('spline 10 20 0');
    expect(free).toContain('spline 10 10 0');
    expect(free).toContain('spline 20 0 0');
  });
});

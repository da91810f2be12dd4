import { describe, expect, it } from 'vitest';
import { runText } from '../../test/motion-rows.ts';

const rows = (text: string) => runText('heidenhain', `BEGIN PGM T MM\n${text}\nEND PGM T MM`).rows;

describe('Klartext contours', () => {
  const table: [string, string, string[]][] = [
    [
      'line with block numbers',
      '5 L X+10 Y-2.5 R0 FMAX M3\n6 L IX+5 Z-1 F100',
      ['G0 10 -2.5 0', 'G1 15 -2.5 -1'],
    ],
    ['blanks, parameters, comma', 'Q1 = 4\nL Z + Q1 X-Q1 FMAX\nL Y+1,5 FQ1', ['G0 -4 0 4', 'G1 -4 1.5 4']],
    [
      'circle about a centre',
      'L X+10 Y+0 FMAX\nCC X+0 Y+0\nC X+0 Y+10 DR+ F50',
      ['G0 10 0 0', 'G3 0 10 0 c 0 0 90°'],
    ],
    ['full circle', 'L X+10 FMAX\nCC X+0 Y+0\nC DR- F50', ['G0 10 0 0', 'G2 10 0 0 c 0 0 -360°']],
    ['centre at the last point', 'L X+3 Y+4 FMAX\nCC\nLP PR+5 PA+90 FMAX', ['G0 3 4 0', 'G0 3 9 0']],
    [
      'incremental centre',
      'L X+10 FMAX\nCC IX-10 IY+0\nC X-10 Y+0 DR+ F9',
      ['G0 10 0 0', 'G3 -10 0 0 c 0 0 180°'],
    ],
    ['radius', 'L X+0 FMAX\nCR X+10 Y+10 R+10 DR+ F9', ['G0 0 0 0', 'G3 10 10 0 c 0 10 90°']],
    [
      'radius over half a turn',
      'L X+0 FMAX\nCR X+10 Y+10 R-10 DR+ F9',
      ['G0 0 0 0', 'G3 10 10 0 c 10 0 270°'],
    ],
    ['tangent', 'L X+0 FMAX\nL X+10 F9\nCT X+20 Y+10', ['G0 0 0 0', 'G1 10 0 0', 'G3 20 10 0 c 10 10 90°']],
    [
      'polar lines',
      'CC X+0 Y+0\nLP PR+10 PA+0 FMAX\nLP IPA+90 F9\nLP IPR+5',
      ['G0 10 0 0', 'G1 0 10 0', 'G1 0 15 0'],
    ],
    ['polar circle', 'CC X+0 Y+0\nL X+10 FMAX\nCP PA+180 DR- F9', ['G0 10 0 0', 'G2 -10 0 0 c 0 0 -180°']],
    [
      'helix of three turns',
      'CC X+0 Y+0\nL X+10 FMAX\nCP IPA+1080 IZ-6 DR+ F9',
      ['G0 10 0 0', 'G3 10 0 -6 c 0 0 1080°'],
    ],
    [
      'helix with a part',
      'CC X+0 Y+0\nL X+10 FMAX\nCP IPA-450 IZ-5 DR- F9',
      ['G0 10 0 0', 'G2 0 -10 -5 c 0 0 -450°'],
    ],
    [
      'polar tangent',
      'CC X+10 Y+10\nL X+0 Y+0 FMAX\nL X+10 F9\nCTP PR+10 PA+0',
      ['G0 0 0 0', 'G1 10 0 0', 'G3 20 10 0 c 10 10 90°'],
    ],
    [
      'rounding',
      'L X+0 FMAX\nL X+10 F9\nRND R2 F5\nL Y+10',
      ['G0 0 0 0', 'G1 8 0 0', 'G3 10 2 0 c 8 2 90°', 'G1 10 10 0'],
    ],
    [
      'rounding over a comment',
      'L X+0 FMAX\nL X+10 F9\n; corner\nRND R2\nL Y-10',
      ['G0 0 0 0', 'G1 8 0 0', 'G2 10 -2 0 c 8 -2 -90°', 'G1 10 -10 0'],
    ],
    ['chamfer', 'L X+0 FMAX\nL X+10 F9\nCHF 2\nL Y+10', ['G0 0 0 0', 'G1 8 0 0', 'G1 10 2 0', 'G1 10 10 0']],
    [
      'rounding between line and circle',
      'L X-20 Y+0 FMAX\nL X+10 F9\nRND R3\nCC X+10 Y+10\nC X+20 Y+10 DR+',
      ['G0 -20 0 0', 'G1 10 0 0', 'G3 20 10 0 c 10 10 90°'],
    ],
    [
      'approach along a tangent',
      'L X-20 Y+30 FMAX\nAPPR LT X+0 Y+0 LEN10 R0 F9\nL Y+50',
      ['G0 -20 30 0', 'G1 0 -10 0', 'G1 0 0 0', 'G1 0 50 0'],
    ],
    [
      'approach on an arc and departure on one',
      'L X-20 Y-20 FMAX\nAPPR CT X+0 Y+0 CCA90 R+5 RL F9\nL X+50\nDEP CT CCA90 R+5',
      ['G0 -20 -20 0', 'G1 -5 5 0', 'G3 0 0 0 c 0 5 90°', 'G1 50 0 0', 'G3 55 5 0 c 50 5 90°'],
    ],
    [
      'straight departure square to the contour',
      'L X+0 Y+0 FMAX\nL X+50 RR F9\nDEP LN LEN10',
      ['G0 0 0 0', 'G1 50 0 0', 'G1 50 -10 0'],
    ],
    [
      'machine coordinates',
      'CYCL DEF 7.0 DATUM SHIFT\nCYCL DEF 7.1 X+100\nL X+1 FMAX\nL Z-10 FMAX M91\nL X+2 FMAX',
      ['G0 101 0 0', 'G0 101 0 -10', 'G0 102 0 -10'],
    ],
    ['way back along the tool axis', 'L Z-5 F9\nL M140 MB20 FMAX', ['G1 0 0 -5', 'G0 0 0 15']],
    ['way back behind a move', 'L Z-5 F9\nL X+7 FMAX M140 MB20', ['G1 0 0 -5', 'G0 7 0 -5', 'G0 7 0 15']],
    [
      'tool axis Y',
      'TOOL CALL 1 Y S100\nL Z+10 FMAX\nCC X+0 Z+0\nC Z+0 X+10 DR+ F9',
      ['G0 0 0 10', 'G3 10 0 0 c 0 0 90°'],
    ],
    ['free line by angle and length', 'L X+0 Y+0 FMAX\nFL AN+90 LEN10 F9', ['G0 0 0 0', 'G1 0 10 0']],
    ['free line by angle and one coordinate', 'L X+0 Y+0 FMAX\nFL X+10 AN+45 F9', ['G0 0 0 0', 'G1 10 10 0']],
    [
      'free circle by centre and angle',
      'L X+10 Y+0 FMAX\nFC DR+ CCX+0 CCY+0 CCA90 F9',
      ['G0 10 0 0', 'G3 0 10 0 c 0 0 90°'],
    ],
    [
      'free smooth circle and line',
      'L X+0 Y+0 FMAX\nFL X+10 Y+0 F9\nFCT DR+ R5 CCA90\nFLT LEN10',
      ['G0 0 0 0', 'G1 10 0 0', 'G3 15 5 0 c 10 5 90°', 'G1 15 15 0'],
    ],
  ];
  for (const [name, text, expected] of table) it(name, () => expect(rows(text)).toEqual(expected));

  it('a tangential approach touches its circle', () => {
    const [, line, arc] = rows('L X-30 Y+10 FMAX\nAPPR LCT X+0 Y+0 R10 RL F9\nL X+50');
    const [x, y] = (line ?? '').split(' ').slice(1).map(Number) as [number, number];
    // The end of the line lies on the circle about (0, 10), and the line is square to the radius there.
    expect(Math.hypot(x, y - 10)).toBeCloseTo(10, 2);
    expect((x + 30) * x + (y - 10) * (y - 10)).toBeCloseTo(0, 1);
    expect(arc).toMatch(/^G3 0 0 0 c 0 10 /);
  });

  it('inch programs are converted to mm', () => {
    expect(runText('heidenhain', 'BEGIN PGM A INCH\nL X+1 F10\nEND PGM A INCH').rows).toEqual([
      'G1 25.4 0 0',
    ]);
  });

  it('FMAX holds for its block, F for the following blocks', () => {
    const { canon } = runText('heidenhain', 'L X+1 F100\nL X+2 FMAX\nL X+3');
    expect([canon.kind[1], canon.kind[2], canon.feed[2]]).toEqual([0, 1, 100]);
  });

  it('cutter radius from TOOL DEF, oversize from TOOL CALL', () => {
    const text =
      'TOOL DEF 1 L+0 R+2\nTOOL CALL 1 Z S100 DR+0.5\nL X-10 Y+0 R0 FMAX\nL X+0 RL F9\nL X+20\nL X+30 R0';
    expect(rows(text)).toEqual(['G0 -10 0 0', 'G1 0 2.5 0', 'G1 20 2.5 0', 'G1 30 0 0']);
  });
});

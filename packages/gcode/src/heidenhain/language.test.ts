import { describe, expect, it } from 'vitest';
import { runText } from '../../test/motion-rows.ts';
import { ROW } from '../canon/row-kind.ts';

const run = (text: string, others: Record<string, string> = {}) =>
  runText('heidenhain', `BEGIN PGM T MM\n${text}\nEND PGM T MM`, others);
const xs = (text: string, others: Record<string, string> = {}) =>
  run(text, others).rows.map((row) => Number(row.split(' ')[1]));

describe('Klartext language', () => {
  const table: [string, string, number[]][] = [
    [
      'formulas',
      'Q1 = 2 + 3 * 4 ^ 2\nL X+Q1 FMAX\nQ2 = SQRT (Q1 - 1)\nL X+Q2 FMAX\nQ3 = - Q1 + SIN 30\nL X+Q3 FMAX',
      [50, 7, -49.5],
    ],
    [
      'functions',
      'Q1 = INT 3.7\nQ2 = FRAC 3.75\nQ3 = SGN -5\nQ4 = ABS Q3 * 10\nL X+Q1 FMAX\nL X+Q2 FMAX\nL X+Q4 FMAX',
      [3, 0.75, 10],
    ],
    [
      'FN 0 to 8 and 13',
      'FN 0: Q1 = +60\nFN1: Q2 = -Q1 + -5\nFN 2 : Q3 = +10 - +Q1\nFN 3: Q4 = +3 * +3\nFN 4: Q5 = +8 DIV +Q6\nFN 5: Q7 = SQRT 4\nL X+Q2 FMAX\nL X+Q3 FMAX\nL X+Q4 FMAX\nL X+Q7 FMAX',
      [-65, -50, 9, 2],
    ],
    ['FN 8 and FN 13', 'FN 8: Q1 = +3 LEN +4\nFN 13: Q2 = +10 ANG +10\nL X+Q1 FMAX\nL X+Q2 FMAX', [5, 45]],
    [
      'jumps',
      'FN 9: IF +1 EQU +1 GOTO LBL 5\nL X+1 FMAX\nLBL 5\nL X+2 FMAX\nFN 10: IF +1 NE +1 GOTO LBL "X"\nFN 11: IF +2 GT +1 GOTO LBL "END"\nL X+9 FMAX\nLBL "END"\nFN 12: IF +2 LT +1 GOTO LBL 5',
      [2],
    ],
    ['a stretch repeated', 'LBL 1\nL IX+2 FMAX\nCALL LBL 1 REP 3/3\nL IX+1 FMAX', [2, 4, 6, 8, 9]],
    [
      'repeats inside repeats',
      'LBL 1\nLBL 2\nL IX+1 FMAX\nCALL LBL 2 REP 1\nL IX+10 FMAX\nCALL LBL 1 REP 1',
      [1, 2, 12, 13, 14, 24],
    ],
    ['subprogram', 'CALL LBL 7\nL X+5 FMAX\nM30\nLBL 7\nL IX+3 FMAX\nLBL 0', [3, 5]],
    ['labels without blank', 'FN9: IF +Q1 EQU 0 GOTO LBL3\nL X+1 FMAX\nLBL3\nL X+2 FMAX', [2]],
    [
      'position read back',
      'L X+12 FMAX\nFN 18: SYSREAD Q1 = ID270 NR1 IDX1\nL X+0 FMAX\nL X+Q1 FMAX',
      [12, 0, 12],
    ],
  ];
  for (const [name, text, expected] of table) it(name, () => expect(xs(text)).toEqual(expected));

  it('programs call programs, each with its own QL', () => {
    const sub = 'BEGIN PGM SUB MM\nQL1 = 7\nQ9 = 4\nL X+QL1 FMAX\nEND PGM SUB MM';
    expect(xs('QL1 = 1\nCALL PGM TNC:\\PARTS\\SUB.H\nL X+QL1 FMAX\nL X+Q9 FMAX', { 'SUB.H': sub })).toEqual([
      7, 1, 4,
    ]);
    expect(xs('CYCL DEF 12.0 PGM CALL\nCYCL DEF 12.1 PGM SUB.H\nL X+1 FMAX M99', { 'SUB.H': sub })).toEqual([
      1, 7,
    ]);
    expect(run('CALL PGM NOPE').problems).toEqual(['2:10 subprogram-missing']);
  });

  it('transformations build on each other', () => {
    const shift = 'CYCL DEF 7.0 DATUM SHIFT\nCYCL DEF 7.1 X+10\nCYCL DEF 7.2 Y+20\n';
    expect(
      run(`${shift}L X+1 Y+1 FMAX\nCYCL DEF 7.0 DATUM SHIFT\nCYCL DEF 7.1 IX+5\nL X+1 Y+1 FMAX`).rows,
    ).toEqual(['G0 11 21 0', 'G0 16 21 0']);
    expect(run(`${shift}CYCL DEF 10.0 ROTATION\nCYCL DEF 10.1 ROT+90\nL X+1 Y+0 FMAX`).rows).toEqual([
      'G0 10 21 0',
    ]);
    expect(
      run('CYCL DEF 8.0 MIRROR IMAGE\nCYCL DEF 8.1 X\nCC X+0 Y+0\nL X+5 Y+0 FMAX\nC X+0 Y+5 DR+ F9').rows,
    ).toEqual(['G0 -5 0 0', 'G2 0 5 0 c 0 0 -90°']);
    expect(
      run(
        'CYCL DEF 11.0 SCALING\nCYCL DEF 11.1 SCL 0.5\nL X+10 FMAX\nCYCL DEF 11.0 SCALING\nCYCL DEF 11.1 SCL 1\nL X+10 FMAX',
      ).rows,
    ).toEqual(['G0 5 0 0', 'G0 10 0 0']);
    expect(
      run('PLANE SPATIAL SPA+0 SPB+90 SPC+0 STAY\nL Z+5 FMAX\nPLANE RESET STAY\nL X+0 Z+1 FMAX').rows,
    ).toEqual(['G0 5 0 0', 'G0 0 0 1']);
    expect(run('TRANS DATUM AXIS X+3\nL X+1 FMAX\nTRANS DATUM RESET\nL X+1 FMAX').rows).toEqual([
      'G0 4 0 0',
      'G0 1 0 0',
    ]);
  });

  it('spindle, coolant and stops', () => {
    const { canon } = run('TOOL CALL 5 Z S2000\nL X+1 FMAX M13\nL X+2 F9 M5\nSTOP M9');
    const kinds = [...canon.kind.slice(0, canon.count)];
    expect(kinds).toEqual([
      ROW.toolChange,
      ROW.spindle,
      ROW.coolant,
      ROW.rapid,
      ROW.line,
      ROW.spindle,
      ROW.stop,
      ROW.coolant,
      ROW.end,
    ]);
    expect(canon.tools).toEqual([{ number: 5, name: null, label: '' }]);
  });

  it('structure lines name operations', () => {
    const { canon } = run('L X+1 FMAX\n3 * - SGROSSATURA\nL X+2 FMAX');
    expect(canon.operations.at(-1)?.name).toBe('SGROSSATURA');
  });

  it('reports unknown words, with line and column', () => {
    expect(run('L X+1 FMAX\n  L X+2 WOBBLE3 FMAX').problems).toEqual(['3:9 unknown-word']);
    expect(run('FROB X+2').problems).toEqual(['2:1 unknown-word']);
    expect(run('CYCL DEF 999 STRANGE').problems).toEqual(['2:1 unknown-word']);
    expect(run('CYCL DEF 275 TROCHOIDAL SLOT').problems).toEqual(['2:1 unsupported-word']);
    expect(run('L X+Q5 FMAX').problems).toEqual(['2:5 undefined-variable']);
    expect(run('Q1 = 1 / 0').problems).toEqual(['2:10 bad-expression']);
    expect(run('CALL LBL 9').problems).toEqual(['2:10 label-missing']);
    expect(run('L X+1 FMAX\nFL AN+30 F9').problems).toEqual(['3:1 free-contour']);
    expect(run('CYCL DEF 200 DRILLING ~\n  Q200=2 ;CLEARANCE ~\n  Q201=Q77 ;DEPTH').problems).toEqual([
      '4:8 undefined-variable',
    ]);
  });

  it('a comment over several lines ends at its end, and no block after it is lost', () => {
    const long = run(
      '3 ; GREZZO DA BARRA ~\n  TAGLIATO A 120 MM ~\n  L X+9\n4 L X+1 FMAX\n; BOZZA ~\n5 L X+2 FMAX',
    );
    expect(long.problems).toEqual([]);
    expect(long.rows.map((row) => row.split(' ')[1])).toEqual(['1', '2']);
  });

  it('stops endless loops and endless calls', () => {
    const limits = { maxBlocks: 1000 };
    const endless = runText('heidenhain', 'LBL 1\nL IX+1 F9\nFN 9: IF +0 EQU +0 GOTO LBL 1', {}, { limits });
    expect(endless.findings.count('loop-limit')).toBe(1);
    const calls = runText('heidenhain', 'LBL 1\nCALL LBL 1\nLBL 0', {});
    expect(calls.findings.count('depth-limit')).toBe(1);
  });
});

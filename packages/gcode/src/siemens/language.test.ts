import { describe, expect, it } from 'vitest';
import { runText } from '../../test/motion-rows.ts';

/** X of each rapid: the result of the program's arithmetic and jumps. */
const xs = (text: string, others: Record<string, string> = {}) =>
  runText('siemens', `G0\n${text}\nM30`, others).rows.map((row) => Number(row.split(' ')[1]));

describe('Siemens language', () => {
  const table: [string, string, number[]][] = [
    ['R parameters', 'R1=3 R2=R1*2\nX=R1+R2\nR[R1+1]=7\nX=R4', [9, 7]],
    [
      'precedence and functions',
      'X=2+3*4-10/4\nX=SQRT(16)+POT(3)\nX=SIN(30)*10\nX=ATAN2(1,1)',
      [11.5, 13, 5, 45],
    ],
    ['division of integers is real, DIV and MOD are not', 'X=7/2\nX=7 DIV 2\nX=7 MOD 4', [3.5, 3, 3]],
    ['INT rounds', 'DEF INT N\nN=2.6\nX=N', [3]],
    ['arrays', 'DEF REAL P[2,3]=(1,2,3,4,5,6)\nX=P[1,0]\nP[0,2]=9\nX=P[0,2]+P[1,2]', [4, 15]],
    ['arrays filled', 'DEF INT P[5]\nP[0]=REP(4)\nP[1]=SET(7,8)\nX=P[0]\nX=P[2]\nX=P[4]', [4, 8, 4]],
    ['texts', 'DEF STRING[10] S="AB"\nX=STRLEN(S<<"CDE")\nIF S=="AB"\nX=1\nENDIF', [5, 1]],
    ['bits', "X=6 B_AND 3\nX='HFF'\nX='B101'\nX=NOT 0", [2, 255, 5, 1]],
    [
      'if, else',
      'R1=5\nIF R1>3 AND R1<10\nX=1\nELSE\nX=2\nENDIF\nIF NOT (R1==5)\nX=3\nELSE\nX=4\nENDIF',
      [1, 4],
    ],
    ['while', 'WHILE R1<3\nR1=R1+1\nX=R1\nENDWHILE', [1, 2, 3]],
    ['for', 'DEF INT I\nFOR I=2 TO 4\nX=I\nENDFOR\nFOR I=5 TO 4\nX=99\nENDFOR', [2, 3, 4]],
    ['loop left by a jump', 'LOOP\nR1=R1+1\nX=R1\nIF R1==2 GOTOF OUT\nENDLOOP\nOUT: X=50', [1, 2, 50]],
    ['repeat until', 'REPEAT\nR1=R1+2\nX=R1\nUNTIL R1>=4', [2, 4]],
    [
      'case',
      'R1=2\nCASE(R1) OF 1 GOTOF AA1 2 GOTOF BB2 DEFAULT GOTOF CC3\nAA1: X=1\nBB2: X=2\nCC3: X=3',
      [2, 3],
    ],
    ['a stretch again', 'START: R1=R1+1\nX=R1\nREPEAT START P=2\nX=9', [1, 2, 3, 9]],
    ['one line again', 'ONE: X=IC(1)\nX=20\nREPEATB ONE P=3', [1, 20, 21, 22, 23]],
    [
      'between two labels',
      'FIRST: R1=R1+1\nX=R1\nLAST: R2=R2+10\nX=R2\nREPEAT FIRST LAST P=1\nX=7',
      [1, 10, 2, 7],
    ],
    ['to ENDLABEL', 'PART: R1=R1+1\nX=R1\nENDLABEL:\nX=5\nREPEAT PART P=1', [1, 5, 2]],
    ['jump to a block number', 'N10 X=1\nGOTOF N40\nN30 X=2\nN40 X=3', [1, 3]],
    ['jump to a computed label', 'R1=2\nGOTOF "MARK"<<R1\nMARK1: X=1\nMARK2: X=2', [2]],
  ];
  for (const [name, text, expected] of table) it(name, () => expect(xs(text)).toEqual(expected));

  it('subprograms with arguments, references, passes and nesting', () => {
    const sub = 'PROC DOUBLE(REAL A, VAR REAL B, INT N=3)\nB=A*2+N\nX=A\nRET';
    expect(xs('DEF REAL OUT\nDOUBLE(4,OUT)\nX=OUT\nDOUBLE(5,OUT,1)\nX=OUT', { 'DOUBLE.SPF': sub })).toEqual([
      4, 11, 5, 11,
    ]);
    expect(xs('L10 P3', { 'L10.SPF': 'X=IC(2)\nM17' })).toEqual([2, 4, 6]);
    expect(xs('CALL "INNER"\nX=9', { 'INNER.SPF': 'X=1\nDEEP\nX=2\nM17', 'DEEP.SPF': 'X=5' })).toEqual([
      1, 5, 2, 9,
    ]);
  });

  it('programs of one archive file', () => {
    const text = '%_N_MAIN_MPF\nG0 X1\nPART\nX3\nM30\n%_N_PART_SPF\nX2\nM17';
    expect(runText('siemens', text).rows).toEqual(['G0 1 0 0', 'G0 2 0 0', 'G0 3 0 0']);
  });

  it('locals of a subprogram do not leak', () => {
    expect(xs('DEF REAL OWN=1\nSUBA\nX=OWN', { 'SUBA.SPF': 'DEF REAL OWN=5\nX=OWN\nM17' })).toEqual([5, 1]);
  });

  it('frames build on each other', () => {
    const rows = (text: string) => runText('siemens', `${text}\nM30`).rows;
    expect(rows('TRANS X10 Y20\nG0 X1 Y1\nAROT RPL=90\nX1 Y0')).toEqual(['G0 11 21 0', 'G0 10 21 0']);
    expect(rows('ROT Z90\nG0 X10\nTRANS X5\nX1')).toEqual(['G0 0 10 0', 'G0 6 10 0']);
    expect(rows('MIRROR X0\nG0 X0 Y0\nG2 X10 Y0 I5 J0 F9')).toEqual(['G0 0 0 0', 'G3 -10 0 0 c -5 0 180°']);
    expect(rows('SCALE X2 Y2\nG0 X3 Y1\nTRANS\nX3 Y1')).toEqual(['G0 6 2 0', 'G0 3 1 0']);
    expect(rows('G58 X10\nG0 X1\nG59 Y5\nX1 Y1')).toEqual(['G0 11 0 0', 'G0 11 6 0']);
    expect(rows('CYCLE800(0,"",0,57,0,0,10,0,90,0,0,0,0)\nG0 X0 Y0 Z5\nCYCLE800()\nX0 Z0')).toEqual([
      'G0 5 0 10',
      'G0 0 0 0',
    ]);
  });

  it('reports unknown words, with line and column', () => {
    const problems = (text: string) => runText('siemens', `${text}\nM30`).problems;
    expect(problems('G0 X1\n  G987 X2')).toEqual(['2:3 unknown-word']);
    expect(problems('G0 X1\nFOOBAR X5')).toEqual(['2:1 unknown-word']);
    expect(problems('NOSUCH(1,2)')).toEqual(['1:1 subprogram-missing']);
    expect(problems('X=NOVALUE')).toEqual(['1:3 bad-expression']);
    expect(problems('X=1/0')).toEqual(['1:5 bad-expression']);
    expect(problems('GOTOF NOWHERE')).toEqual(['1:7 label-missing']);
    expect(problems('WHILE 1==2\nX1')).toEqual(['1:1 bad-block']);
    expect(problems('TRANSMIT')).toEqual(['1:1 unsupported-word']);
    expect(problems('G1 X5 # Y3 F9')).toEqual(['1:7 bad-character']);
    expect(problems('MSG("X") SETMS(1) FFWON SOFT G642 CFC ; note')).toEqual([]);
  });

  it('stops endless loops and endless calls', () => {
    const limits = { maxBlocks: 1000 };
    const endless = runText('siemens', 'LOOP\nX=IC(1)\nENDLOOP\nM30', {}, { limits });
    expect(endless.problems).toContain('2:0 loop-limit');
    const calls = runText('siemens', 'SELF\nM30', { 'SELF.SPF': 'SELF\nM17' });
    expect(calls.problems).toContain('1:1 depth-limit');
  });
});

it('CYCLE832 names the kind of machining, unless the program gives the name a value', () => {
  const codes = (text: string) =>
    runText('siemens', `${text}\nM30`)
      .findings.finish()
      .map(({ code }) => code);
  expect(codes('CYCLE832(0.01,_FINISH,1)\nG1 X5 F100')).not.toContain('bad-expression');
  expect(xs('DEF REAL _ROUGH=7\nX=_ROUGH')).toEqual([7]);
  expect(codes('CYCLE832(0.01,_ALTRO,1)')).toContain('bad-expression');
});

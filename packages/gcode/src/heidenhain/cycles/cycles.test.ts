import { describe, expect, it } from 'vitest';
import { runText } from '../../../test/motion-rows.ts';

const HEAD = 'BEGIN PGM T MM\nTOOL CALL 1 Z S1000\nL X+10 Y+20 Z+50 FMAX M3\n';
const run = (text: string) =>
  runText('heidenhain', `${HEAD}${text}\nEND PGM T MM`, {}, { toolRadius: () => 5 });
const rows = (text: string) => run(text).rows.slice(1);

const COMMON = 'Q200=2 Q201=-15 Q206=150 Q202=15 Q203=0 Q204=30';

describe('Klartext cycles', () => {
  const table: [string, string, string[]][] = [
    [
      '200',
      `CYCL DEF 200 DRILLING ${COMMON} Q210=0 Q211=0.5\nCYCL CALL`,
      ['G0 10 20 2', 'G1 10 20 -15', 'dwell 0.5', 'G0 10 20 2', 'G0 10 20 30'],
    ],
    [
      '200 in pecks, over several lines, called by M99',
      'CYCL DEF 200 FORATURA ~\n  Q200=2 ;DIST. SICUREZZA ~\n  Q201=-15 ;PROFONDITA ~\n  Q206=150 ~\n  Q202=10 ~\n  Q210=0 ~\n  Q203=0 ~\n  Q204=30\nL X+0 Y+0 FMAX M99',
      ['G0 0 0 50', 'G0 0 0 2', 'G1 0 0 -10', 'G0 0 0 2', 'G0 0 0 -8', 'G1 0 0 -15', 'G0 0 0 2', 'G0 0 0 30'],
    ],
    [
      '231 over four points, up by the diameter and back after each cut',
      'CYCL DEF 231 RULED SURFACE Q225=0 Q226=0 Q227=-2 Q228=100 Q229=0 Q230=-4 Q231=100 Q232=50 Q233=-6 Q234=0 Q235=50 Q236=-8 Q240=2 Q207=500\nCYCL CALL',
      [
        'G0 0 0 50',
        'G1 0 0 -2',
        'G1 100 0 -4',
        'G0 100 0 6',
        'G0 0 50 2',
        'G1 0 50 -8',
        'G1 100 50 -6',
        'G0 100 50 4',
      ],
    ],
    [
      '201',
      `CYCL DEF 201 REAMING ${COMMON} Q208=0\nCYCL CALL`,
      ['G0 10 20 2', 'G1 10 20 -15', 'G1 10 20 2', 'G0 10 20 30'],
    ],
    [
      '202',
      `CYCL DEF 202 BORING ${COMMON} Q208=500 Q214=1\nCYCL CALL`,
      ['G0 10 20 2', 'G1 10 20 -15', 'G0 9.8 20 -15', 'G1 9.8 20 2', 'G0 9.8 20 30', 'G0 10 20 30'],
    ],
    [
      '203 with chip breaks',
      `CYCL DEF 203 UNIVERSAL ${COMMON} Q202=6 Q213=1 Q256=0.5\nCYCL CALL`,
      [
        'G0 10 20 2',
        'G1 10 20 -6',
        'G0 10 20 -5.5',
        'G1 10 20 -12',
        'G0 10 20 2',
        'G0 10 20 -10',
        'G1 10 20 -15',
        'G0 10 20 2',
        'G0 10 20 30',
      ],
    ],
    [
      '205 with chip breaks',
      `CYCL DEF 205 DEEP ${COMMON} Q202=10 Q257=5 Q256=0.5 Q258=1 Q259=1\nCYCL CALL`,
      [
        'G0 10 20 2',
        'G1 10 20 -5',
        'G0 10 20 -4.5',
        'G1 10 20 -10',
        'G0 10 20 2',
        'G0 10 20 -9',
        'G1 10 20 -15',
        'G0 10 20 2',
        'G0 10 20 30',
      ],
    ],
    [
      '207',
      `CYCL DEF 207 RIGID TAPPING ${COMMON} Q239=1.5\nCYCL CALL`,
      ['G0 10 20 2', 'thread 10 20 -15', 'thread 10 20 2', 'G0 10 20 30'],
    ],
    [
      '240 by diameter',
      `CYCL DEF 240 CENTERING ${COMMON} Q343=1 Q344=-6\nCYCL CALL`,
      ['G0 10 20 2', 'G1 10 20 -3', 'G0 10 20 2', 'G0 10 20 30'],
    ],
    [
      '208',
      `CYCL DEF 208 BORE MILLING ${COMMON} Q201=-8 Q334=5 Q335=30 Q351=1\nCYCL CALL`,
      [
        'G0 10 20 2',
        'G1 20 20 2',
        'G3 20 20 -8 c 10 20 720°',
        'G3 20 20 -8 c 10 20 360°',
        'G1 10 20 -8',
        'G0 10 20 30',
      ],
    ],
    [
      'old cycle 1',
      'CYCL DEF 1.0 PECKING\nCYCL DEF 1.1 DIST-2\nCYCL DEF 1.2 DEPTH-15\nCYCL DEF 1.3 PLNGNG10\nCYCL DEF 1.4 DWELL0\nCYCL DEF 1.5 F150\nL Z+2 FMAX M99',
      ['G0 10 20 2', 'G1 10 20 -10', 'G0 10 20 2', 'G0 10 20 -9.4', 'G1 10 20 -15', 'G0 10 20 2'],
    ],
    [
      'dwell',
      'CYCL DEF 9.0 DWELL TIME\nCYCL DEF 9.1 DWELL 0.5\nCYCL DEF 9.0 DWELL\nCYCL DEF 9.1 TIME5\nCYCLE DEF 9.1 3',
      ['dwell 0.5', 'dwell 5', 'dwell 3'],
    ],
    [
      'dwell, its number written with a gap',
      'CYCL DEF9 .0 DWELL TIME\nCYCL DEF9 .1 DWELL 0.5\nCYCL DEF 9 .0 DWELL\nCYCL DEF 9 .1 DWELL 2',
      ['dwell 0.5', 'dwell 2'],
    ],
    [
      'face tap 17',
      'CYCL DEF 17.0 RIGID TAPPING\nCYCL DEF 17.1 SET UP2\nCYCL DEF 17.2 DEPTH-10\nCYCL DEF 17.3 PITCH+1\nL Z+2 FMAX M99',
      ['G0 10 20 2', 'thread 10 20 -10', 'thread 10 20 2'],
    ],
    [
      'called at a position',
      `CYCL DEF 200 DRILLING ${COMMON}\nCYCL CALL POS X+1 Y+2 Z+0 FMAX`,
      ['G0 1 2 0', 'G0 1 2 2', 'G1 1 2 -15', 'G0 1 2 2', 'G0 1 2 30'],
    ],
  ];
  for (const [name, text, expected] of table) it(name, () => expect(rows(text)).toEqual(expected));

  const holes = (text: string) =>
    rows(`CYCL DEF 200 DRILLING ${COMMON}\n${text}`).filter((row) => row.startsWith('G1'));

  it('M89 drills at each position until M99', () => {
    expect(holes('L X+0 Y+0 FMAX M89\nL X+5 FMAX\nL X+9 FMAX M99\nL X+20 FMAX')).toEqual([
      'G1 0 0 -15',
      'G1 5 0 -15',
      'G1 9 0 -15',
    ]);
  });

  it('220: on a circle', () => {
    expect(
      holes('CYCL DEF 220 POLAR PATTERN Q216=50 Q217=50 Q244=20 Q245=0 Q246=360 Q247=0 Q241=4 Q301=1'),
    ).toEqual(['G1 60 50 -15', 'G1 50 60 -15', 'G1 40 50 -15', 'G1 50 40 -15']);
  });

  it('221: in lines', () => {
    expect(holes('CYCL DEF 221 CARTESIAN PATTERN Q225=0 Q226=0 Q237=10 Q238=8 Q242=2 Q243=2 Q224=0')).toEqual(
      ['G1 0 0 -15', 'G1 10 0 -15', 'G1 10 8 -15', 'G1 0 8 -15'],
    );
  });

  it('PATTERN DEF: points, rows, circles', () => {
    expect(holes('PATTERN DEF POS1 (X+1 Y+2 Z+0) ~\n POS2 (X+3 Y+4 Z+0)\nCYCL CALL PAT FMAX')).toEqual([
      'G1 1 2 -15',
      'G1 3 4 -15',
    ]);
    expect(holes('PATTERN DEF ROW1 (X+0 Y+0 D+10 NUM3 ROT+90 Z+0)\nCYCL CALL PAT')).toEqual([
      'G1 0 0 -15',
      'G1 0 10 -15',
      'G1 0 20 -15',
    ]);
    expect(holes('PATTERN DEF CIRC1 (X+0 Y+0 D+20 START+0 NUM2 Z+0)\nCYCL CALL PAT')).toEqual([
      'G1 10 0 -15',
      'G1 -10 0 -15',
    ]);
  });

  const reach = (text: string) => {
    const cut = rows(text)
      .filter((row) => /^G[123] /.test(row))
      .map((row) => row.split(' ').slice(1, 4).map(Number));
    const range = (axis: number) => [
      Math.min(...cut.map((at) => at[axis] ?? 0)),
      Math.max(...cut.map((at) => at[axis] ?? 0)),
    ];
    return [range(0), range(1), range(2)];
  };

  it('pockets reach their walls less the tool radius, and their floor', () => {
    const pocket = `${COMMON} Q215=1 Q368=0 Q369=0 Q207=500 Q351=1 Q370=1`;
    expect(reach(`CYCL DEF 251 POCKET ${pocket} Q218=80 Q219=60 Q220=8 Q224=0 Q367=0\nCYCL CALL`)).toEqual([
      [-25, 45],
      [-5, 45],
      [-15, -15],
    ]);
    expect(reach(`CYCL DEF 252 POCKET ${pocket} Q223=50\nCYCL CALL`)).toEqual([
      [-10, 30],
      [0, 40],
      [-15, -15],
    ]);
    expect(reach(`CYCL DEF 253 SLOT ${pocket} Q218=60 Q219=10 Q374=90 Q367=0\nCYCL CALL`)).toEqual([
      [10, 10],
      [-5, 45],
      [-15, -15],
    ]);
    expect(
      reach(
        'CYCL DEF 4.0 POCKET\nCYCL DEF 4.1 SET UP2\nCYCL DEF 4.2 DEPTH-10\nCYCL DEF 4.3 PLNGNG5 F100\nCYCL DEF 4.4 X+40\nCYCL DEF 4.5 Y+30\nCYCL DEF 4.6 F200 DR+ RADIUS5\nL Z+2 FMAX M99',
      ),
    ).toEqual([
      [-5, 25],
      [10, 30],
      [-10, -5],
    ]);
  });

  it('a call without a cycle, and an unknown tool, are reported', () => {
    expect(run('CYCL CALL').problems).toEqual(['4:1 bad-block']);
    const text = `${HEAD}CYCL DEF 252 POCKET ${COMMON} Q223=50\nCYCL CALL\nEND PGM T MM`;
    expect(runText('heidenhain', text).findings.count('tool-radius-missing')).toBe(1);
  });

  it('cycle 32 sets the tolerance', () => {
    const { canon } = run('CYCL DEF 32.0 TOLERANCE\nCYCL DEF 32.1 T0.05\nL X+0 F9');
    expect(canon.states.at(-1)?.tolerance).toBe(0.05);
  });
});

describe('cycle 233', () => {
  // Parameters as the TNC 640 manual "Programming of Machining Cycles" prints them: levels are Q227 and Q386.
  const FACE =
    'CYCL DEF 233 FACE MILLING Q215=0 Q389=2 Q350=1 Q218=120 Q219=80 Q227=0 Q386=-6 Q369=0.2 Q202=3 Q370=1 Q207=500 Q385=500 Q253=750 Q357=2 Q200=2 Q204=50\nCYCL CALL';

  it('goes from Q227 to Q386 less the allowance, in steps of at most Q202, then takes the allowance', () => {
    const { canon } = run(FACE.replace('Q389=2', 'Q389=0'));
    const levels = new Set(Array.from(canon.z.subarray(2, canon.count)));
    expect([...levels].filter((z) => z < 0).sort((a, b) => b - a)).toEqual([-2.9, -5.8, -6]);
  });
});

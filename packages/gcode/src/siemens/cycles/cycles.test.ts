import { describe, expect, it } from 'vitest';
import { runText } from '../../../test/motion-rows.ts';

const HEAD = 'T1 M6 S1000 M3 F200\nG0 X10 Y20 Z50\n';
const toolRadius = () => 5;
const run = (text: string) => runText('siemens', `${HEAD}${text}\nM30`, {}, { toolRadius });
const rows = (text: string) => run(text).rows.slice(1);

describe('Siemens cycles', () => {
  const table: [string, string, string[]][] = [
    ['CYCLE81', 'CYCLE81(30,0,2,-15)', ['G0 10 20 2', 'G1 10 20 -15', 'G0 10 20 30']],
    [
      'CYCLE82 with relative depth and dwell',
      'CYCLE82(30,5,2,,15,0.5)',
      ['G0 10 20 7', 'G1 10 20 -10', 'dwell 0.5', 'G0 10 20 30'],
    ],
    [
      'CYCLE83 clearing the hole',
      'CYCLE83(30,0,2,-20,,,10,0,0,0,1,1)',
      ['G0 10 20 2', 'G1 10 20 -10', 'G0 10 20 2', 'G0 10 20 -9.4', 'G1 10 20 -20', 'G0 10 20 30'],
    ],
    [
      'CYCLE83 breaking chips, shorter steps, last two even',
      'CYCLE83(30,0,2,-30,,,12,4,0,0,1,0)',
      [
        'G0 10 20 2',
        'G1 10 20 -12',
        'G0 10 20 -11',
        'G1 10 20 -20',
        'G0 10 20 -19',
        'G1 10 20 -24',
        'G0 10 20 -23',
        'G1 10 20 -27',
        'G0 10 20 -26',
        'G1 10 20 -30',
        'G0 10 20 30',
      ],
    ],
    [
      'CYCLE84',
      'CYCLE84(30,0,2,-12,,0,3,,1.25,0,400,600)',
      ['G0 10 20 2', 'thread 10 20 -12', 'thread 10 20 2', 'G0 10 20 30'],
    ],
    [
      'CYCLE85',
      'CYCLE85(30,0,2,-5,,1,100,400)',
      ['G0 10 20 2', 'G1 10 20 -5', 'dwell 1', 'G1 10 20 2', 'G0 10 20 30'],
    ],
    [
      'CYCLE86',
      'CYCLE86(30,0,2,-5,,0,3,0.5,0,0,45)',
      ['G0 10 20 2', 'G1 10 20 -5', 'G0 10.5 20 -5', 'G0 10.5 20 30', 'G0 10 20 30'],
    ],
    [
      'CYCLE89',
      'CYCLE89(30,0,2,-5,,1)',
      ['G0 10 20 2', 'G1 10 20 -5', 'dwell 1', 'G1 10 20 2', 'G0 10 20 30'],
    ],
    [
      'MCALL at each position, MCALL alone ends it',
      'MCALL CYCLE81(30,0,2,-15)\nX0 Y0\nX5\nMCALL\nX9',
      [
        'G0 0 0 50',
        'G0 0 0 2',
        'G1 0 0 -15',
        'G0 0 0 30',
        'G0 5 0 30',
        'G0 5 0 2',
        'G1 5 0 -15',
        'G0 5 0 30',
        'G0 9 0 30',
      ],
    ],
    [
      'HOLES1',
      'MCALL CYCLE81(30,0,2,-1)\nHOLES1(0,0,90,10,5,2)\nMCALL',
      [
        'G0 0 10 50',
        'G0 0 10 2',
        'G1 0 10 -1',
        'G0 0 10 30',
        'G0 0 15 30',
        'G0 0 15 2',
        'G1 0 15 -1',
        'G0 0 15 30',
      ],
    ],
    [
      'HOLES2 over the whole turn',
      'MCALL CYCLE81(3,0,2,-1)\nHOLES2(100,0,10,0,0,2)\nMCALL',
      [
        'G0 110 0 50',
        'G0 110 0 2',
        'G1 110 0 -1',
        'G0 110 0 3',
        'G0 90 0 3',
        'G0 90 0 2',
        'G1 90 0 -1',
        'G0 90 0 3',
      ],
    ],
    [
      'LONGHOLE along the middle',
      'LONGHOLE(30,0,2,-4,,1,40,0,0,20,0,0,100,200,4)',
      [
        'G0 55 0 2',
        'G1 55 0 -4',
        'G1 25 0 -4',
        'G1 55 0 -4',
        'G1 55 0 -4',
        'G1 25 0 -4',
        'G1 55 0 -4',
        'G1 55 0 -4',
        'G0 55 0 2',
        'G0 55 0 30',
      ],
    ],
  ];
  for (const [name, text, expected] of table) it(name, () => expect(rows(text)).toEqual(expected));

  it('nine points may be listed; the words behind them are no point', () => {
    const drilled = (points: string) =>
      rows(`MCALL CYCLE81(3,0,2,-1)\nCYCLE802(111111111,111111111,${points},0,0,1)\nMCALL`).filter((row) =>
        row.startsWith('G1'),
      );
    expect(drilled('20,15,80,15,,,,,,,,,,,,,,')).toEqual(['G1 20 15 -1', 'G1 80 15 -1']);
    expect(drilled(Array.from({ length: 18 }, (_, index) => index).join(','))).toHaveLength(9);
  });

  it('a grid has all its points once', () => {
    const drilled = rows('MCALL CYCLE81(3,0,2,-1)\nCYCLE801(0,0,0,10,20,3,2)\nMCALL').filter((row) =>
      row.startsWith('G1'),
    );
    expect(drilled).toEqual([
      'G1 0 0 -1',
      'G1 10 0 -1',
      'G1 20 0 -1',
      'G1 20 20 -1',
      'G1 10 20 -1',
      'G1 0 20 -1',
    ]);
  });

  const extent = (text: string) => {
    const { canon } = run(text);
    const cut = [...canon.kind.slice(0, canon.count).keys()].filter(
      (i) => canon.kind[i] === 1 || canon.kind[i] === 2 || canon.kind[i] === 3,
    );
    const range = (values: Float64Array) =>
      [Math.min(...cut.map((i) => values[i] ?? 0)), Math.max(...cut.map((i) => values[i] ?? 0))].map((v) =>
        Number(v.toFixed(3)),
      );
    return { x: range(canon.x), y: range(canon.y), z: range(canon.z) };
  };

  it('pockets reach their walls less the tool radius, and their floor', () => {
    expect(extent('POCKET3(30,0,2,-10,100,60,8,200,100,0,3,0,0,300,100,0,1,6)')).toEqual({
      x: [155, 245],
      y: [75, 125],
      z: [-10, -2.5],
    });
    expect(extent('POCKET4(30,0,2,-10,25,0,0,5,0,0,300,100,0,1,6)')).toEqual({
      x: [-20, 20],
      y: [-20, 20],
      z: [-10, -5],
    });
    expect(extent('POCKET3(30,0,2,-4,100,60,8,0,0,90,4,0,0,300,100,0,1,6)')).toMatchObject({
      x: [-25, 25],
      y: [-45, 45],
    });
  });

  it('spigots stay outside by the tool radius', () => {
    const { x, z } = extent('CYCLE77(30,0,2,-5,,40,0,0,5,0,0,300,100,0,1,50)');
    expect(x[0]).toBe(-25);
    expect(z).toEqual([-5, -5]);
  });

  it('reports a tool that does not fit or is unknown', () => {
    expect(run('POCKET4(30,0,2,-10,4,0,0,5,0,0,300,100,0,1,6)').problems).toEqual(['3:1 bad-block']);
    const unknown = runText('siemens', `${HEAD}POCKET4(30,0,2,-10,40,0,0,5,0,0,300,100,0,1,6)\nM30`);
    expect(unknown.findings.count('tool-radius-missing')).toBe(1);
  });

  it('reports cycles it knows but does not execute', () => {
    expect(run('CYCLE78(30,0,2,-20)').problems).toEqual(['3:1 unsupported-word']);
    expect(run('CYCLE81(0,10,2,20)').problems).toEqual(['3:1 bad-block']);
  });

  it('CYCLE832 sets the tolerance', () => {
    const { canon } = run('CYCLE832(0.05,1)\nG1 X0');
    expect(canon.states.at(-1)?.tolerance).toBe(0.05);
  });
});

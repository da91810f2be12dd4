import { describe, expect, test } from 'vitest';
import { cutLength } from '../../../test/cut-length.ts';
import { runText } from '../../../test/motion-rows.ts';

/**
 * Calls as others print them, to pin which argument stands where:
 * - CYCLE71: SINUMERIK 808D milling 6FC5398-4DP10-0BA7 (07/2018), 12.6.2
 * - CYCLE93: "CYCLE93 grooving cycle", en.cncforum.net and en.cncarea.com, after the Siemens cycles manual
 * - POCKET1: "POCKET1 milling rectangular pockets", en.cncforum.net
 * - CYCLE92, 99, 930, 951, 952, 800: argument lists of the gEdit code database (github NC-PB/gEdit), after the 840D sl
 *   manual "Programming cycles externally"
 * - CYCLE72, CYCLE940: NC programming 12/2019, 6FC5398-2EP40-0BA0, p. 1053 and 1119 (easymanua.ls)
 * - CYCLE76, CYCLE77: operating manual milling 03/2010, 6FC5398-7CP20-1BA0, p. 301; POCKET4, CYCLE77: argument lists of
 *   the extension "cnc-sinumerik" (marketplace.visualstudio.com, MaTka)
 * - CYCLE97: argument list of github bertlr/GCodeFunctions
 * - finishing of pockets: operating manual turning 03/2013, 6FC5398-8CP40-3BA1, p. 388
 */
const toolRadius = () => 5;
const mill = (text: string) =>
  runText('siemens', `T1 M6 S1000 M3 F200\nG0 X0 Y0 Z50\n${text}\nM30`, {}, { toolRadius });
const turn = (text: string, others: Record<string, string> = {}) =>
  runText('siemens', `DIAMON G95 F0.2\nT1 S1000 M3\nG0 X100 Z50\n${text}\nM30`, others, {
    toolRadius: () => 1.5,
    lathe: true,
  });

type Axis = 'x' | 'y' | 'z';
function range({ canon }: ReturnType<typeof mill>, axis: Axis): readonly [number, number] {
  const values = Array.from(canon[axis].subarray(2, canon.count));
  return [Math.min(...values), Math.max(...values)];
}

describe('milling', () => {
  test('CYCLE71: 60 by 40 from 100, 100 turned by 10 degrees, down to -11 in steps of at most 6', () => {
    const face = mill('CYCLE71(10,0,2,-11,100,100,60,40,10,6,10,5,0,4000,31,2)');
    const levels = new Set(Array.from(face.canon.z.subarray(2, face.canon.count)));
    expect([...levels].sort((a, b) => a - b)).toEqual([-11, -5.5, 2, 10, 50]);
    // The far corner of the turned rectangle, and the run-out of 2 + the radius beyond its ends.
    const [, farY] = range(face, 'y');
    const turned = (10 * Math.PI) / 180;
    expect(farY).toBeCloseTo(100 + 40 * Math.cos(turned) + (60 + 7) * Math.sin(turned), 6);
  });

  test('POCKET1: 60 by 40 about its centre, 17.5 deep under the reference plane', () => {
    const pocket = mill('POCKET1(5,0,0.5,,17.5,60,40,8,60,40,0,120,300,4,2,0.75,0,0,0,0)');
    expect(range(pocket, 'z')[0]).toBeCloseTo(-17.5, 6);
    // The wall less the tool's radius: the finishing cut takes the allowance.
    expect(range(pocket, 'x')[1]).toBeCloseTo(60 + 30 - 5, 6);
    expect(range(pocket, 'y')[1]).toBeCloseTo(40 + 20 - 5, 6);
  });

  test('CYCLE77 goes once round the spigot at each depth, whatever the size of the blank', () => {
    const round = 2 * Math.PI * (20 + 5);
    const out = 60 + 5 + 5 - 25;
    const call = 'CYCLE77(30,0,2,-10,,40,0,0,5,0,0,300,100,0,1,120)';
    expect(cutLength(mill(call).canon)).toBeCloseTo(2 * (round + 2 * out) + 2 + 5 + 5, 5);
  });

  test('POCKET4, finishing: the wall, then the whole floor; edge only leaves the floor', () => {
    const call = (kind: number) => `POCKET4(30,0,2,-5,20,0,0,5,0.2,0.2,300,100,0,${kind},5)`;
    const wall = 2 * Math.PI * 15;
    const down = 2 + 5;
    expect(cutLength(mill(call(4)).canon)).toBeCloseTo(down + wall + 2 * 15, 5);
    const floor = 2 * Math.PI * (5 + 10 + 15) + 15 + 15;
    expect(cutLength(mill(call(2)).canon)).toBeCloseTo(2 * down + wall + 2 * 15 + floor, 5);
  });

  test('CYCLE72: depth, infeed and feeds where the manual has them', () => {
    const contour = { 'PROFILO.SPF': 'G1 X0 Y0\nX100\nM17\n' };
    const call = 'CYCLE72("PROFILO",30,0,2,-10,5,0,0,320,110,1,40,1,0)';
    const { canon } = runText('siemens', `T1 M6 S1000 M3\nG0 X0 Y0 Z50\n${call}\nM30`, contour, {
      toolRadius,
    });
    const feeds = new Set(Array.from(canon.feed.subarray(0, canon.count)));
    expect(feeds).toContain(320);
    expect(feeds).toContain(110);
    const levels = new Set(Array.from(canon.z.subarray(2, canon.count)));
    expect([...levels].filter((z) => z < 0).sort((a, b) => b - a)).toEqual([-5, -10]);
  });

  test('CYCLE800 with the data set "0" resets the plane', () => {
    const { rows } = mill(
      'CYCLE800(0,"TC1",0,57,0,0,0,0,90,0,0,0,0,1)\nG0 X10 Y0 Z5\nCYCLE800(0,"0",0,57,0,0,0,0,0,0,0,0,0,1)\nG0 X10 Y0 Z5',
    );
    expect(rows.at(-1)).toBe('G0 10 0 5');
  });
});

describe('turning', () => {
  test('CYCLE93: from the right edge at Z60, 30 wide and 25 deep', () => {
    const groove = turn('DIAMOF\nCYCLE93(35,60,30,25,5,10,20,0,0,-2,-2,1,1,10,1,5)');
    expect(range(groove, 'x')[0]).toBeCloseTo(10, 6);
    const plate = 3;
    expect(range(groove, 'z')[0]).toBeCloseTo(60 - 30 + plate, 6);
  });

  test('CYCLE940 takes its feed from argument 6 and its side from argument 4', () => {
    const inside = turn('CYCLE940(40,-20,"E",3,1,0.08)');
    expect(Array.from(inside.canon.feed.subarray(0, inside.canon.count))).toContain(0.08);
    const xs = Array.from(inside.canon.x.subarray(3, inside.canon.count));
    expect(Math.max(...xs)).toBeCloseTo(20.3, 6);
    // Towards +Z: the groove lies before the shoulder.
    expect(range(turn('CYCLE940(40,-20,"E",0,1,0.08)'), 'z')[0]).toBeCloseTo(-20 - 2.5 - 1, 6);
  });

  test.each([
    ['CYCLE94', 'CYCLE94(40,-20,"E")'],
    ['CYCLE96', 'CYCLE96(42,-60,"A")'],
    ['CYCLE98', 'CYCLE98(0,30,-30,30,-60,36,-80,50,10,10,0.92,0,0,0,4,1,1.5,2,2,3,1)'],
  ])('%s: no published list was found, so the time is a lower bound', (_name, call) => {
    const { problems, findings } = turn(call);
    expect(problems).toEqual(['4:1 cycle-unverified']);
    expect(findings.marks('least')).toBe(true);
  });

  test('CYCLE99: five cuts, the last one and an idle one, each 2 before and 1 beyond 30 mm', () => {
    const { canon } = turn('CYCLE99(0,40,-30,40,2,1,0.92,0.05,30,0,5,1,1.5,1300101,1)');
    expect(cutLength(canon)).toBeCloseTo(7 * 33, 6);
  });

  test('CYCLE952 written out in full: the allowance along the contour counts too', () => {
    const call =
      'CYCLE952("CONT_3","","",2101311,0.3,0.15,0,2,1,1,0.2,0.1,0.5,0,1,1,0,0,0,0,0,0,0,1,0,0,1,0,100,200,1,0,0,0.12)';
    const contours = { 'KONTUR.SPF': 'G1 X20 Z0\nZ-30\nX40\nM17\n' };
    const { canon, problems } = turn(`CYCLE62("KONTUR",0,,)\n${call}`, contours);
    expect(problems).toEqual(['5:1 cycle-estimated']);
    expect(Math.min(...Array.from(canon.x.subarray(2, canon.count)))).toBeCloseTo(10 + 0.5, 6);
  });

  test('CYCLE930: three grooves 10 apart at their own feed', () => {
    const { canon } = turn('CYCLE930(40,-10,3,3,30,,0,0,0,0,0,0,0,0,5,1,10510,,3,-10,0.1)');
    const depth = 5 + 1;
    expect(cutLength(canon)).toBeCloseTo(3 * depth, 6);
    expect(Array.from(canon.feed.subarray(0, canon.count))).toContain(0.1);
  });

  test('CYCLE951 takes its feed from argument 16', () => {
    const { canon } = turn('CYCLE951(40,0,20,-30,0,0,1,5,0,0,11,0,0,0,1,0.37)');
    expect(Array.from(canon.feed.subarray(0, canon.count))).toContain(0.37);
  });
});

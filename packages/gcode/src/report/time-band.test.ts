import { expect, test } from 'vitest';
import { bytesOf } from '../../test/read-rows.ts';
import { type AnalyzeOptions, analyze } from '../analyze.ts';

const HEAD = 'BEGIN PGM A MM\nTOOL CALL "ALFA" Z S3000\nL X+0 Y+0 Z+50 R0 FMAX M3\n';
const POCKET =
  'CYCL DEF 252 CIRCULAR POCKET Q215=1 Q223=40 Q368=0 Q207=500 Q351=+1 Q201=-5 Q202=5 Q369=0 Q206=150 Q200=2 Q203=+0 Q204=50 Q370=1\nCYCL CALL\n';
const END = 'END PGM A MM';

const report = (text: string, options: AnalyzeOptions = {}) =>
  analyze(bytesOf(text), { dialect: 'heidenhain', lathe: false, ...options }).report;

test('a pocket without a tool diameter: a warning at its line, and the time is a lower bound', () => {
  const { timeKind, timeBand, findings, time } = report(`${HEAD}${POCKET}${END}`);
  expect(timeKind).toBe('least');
  expect(timeBand.high).toBeNull();
  expect(timeBand.low).toBeLessThanOrEqual(time.total);
  expect(findings.filter(({ severity }) => severity === 'warning')).toMatchObject([
    {
      code: 'tool-radius-missing',
      line: 5,
      message: 'Diametro dell’utensile ALFA non noto: il ciclo non è stato eseguito.',
    },
  ]);
});

test('a typed diameter runs the pocket', () => {
  const answer = report(`${HEAD}${POCKET}${END}`, { diameters: { ALFA: 10 } });
  expect(answer.timeKind).toBe('planned');
  expect(answer.tools[0]?.diameter).toEqual({ value: 10, source: 'typed' });
  // Rings of the tool's centre at 5, 10 and 15 mm, the ways between them, and 7 mm down from the clearance.
  expect(answer.tools[0]?.length.cutting).toBeCloseTo(2 * Math.PI * (5 + 10 + 15) + 5 + 5 + 5 + 15 + 7, 3);
});

test('the diameter in the name, in the comment or in the list does the same', () => {
  const name = `${HEAD}${POCKET}${END}`.replaceAll('ALFA', 'FRESA D10');
  expect(report(name).tools[0]?.diameter).toEqual({ value: 10, source: 'text' });
  expect(report(name).timeKind).toBe('planned');
  const comment = `${HEAD}${POCKET}${END}`.replace('S3000', 'S3000 ; D10 R0.5');
  expect(report(comment).timeKind).toBe('planned');
  const list = `${HEAD}${POCKET}${END}`.replace(
    'BEGIN PGM A MM',
    'BEGIN PGM A MM\n; T5 D=10 CR=0 - ZMIN=-5 - flat end mill',
  );
  expect(report(list.replace('"ALFA"', '5')).timeKind).toBe('planned');
});

test.each([
  ['an unknown cycle', 'CYCL DEF 1999 BOH Q200=2\nCYCL CALL\n', 'unknown-word'],
  [
    'a cycle that is known and not simulated',
    'CYCL DEF 291 COUPLG.TURNG.INTERP. Q560=1\n',
    'unsupported-word',
  ],
  ['a program that is not there', 'CALL PGM TNC:\\MANCA.H\n', 'subprogram-missing'],
  ['a cut without a feed', 'L X+10\n', 'feed-missing'],
])('%s makes the time a lower bound', (_what, text, code) => {
  const { timeKind, timeBand, findings } = report(`${HEAD}${text}${END}`);
  expect([timeKind, timeBand.high]).toEqual(['least', null]);
  const finding = findings.find((one) => one.code === code);
  expect(finding?.severity).not.toBe('info');
  expect(finding?.line).toBeGreaterThan(0);
});

test('a complete program keeps its band', () => {
  const { timeKind, timeBand, time } = report(`${HEAD}L X+10 F100\n${END}`);
  expect(timeKind).toBe('planned');
  expect(timeBand).toEqual({ low: time.total * 0.9, high: time.total * 1.1 });
});

import { expect, test } from 'vitest';
import { bytesOf } from '../../test/read-rows.ts';
import { analyze } from '../analyze.ts';
import type { Dialect } from '../dialect.ts';
import { DEFAULT_LATHE, DEFAULT_MILL } from '../machine/example-machines.data.ts';
import { toolName } from './tool-name.ts';

const report = (dialect: Dialect, text: string, lathe = false) =>
  analyze(bytesOf(text), { dialect, lathe, machine: lathe ? DEFAULT_LATHE : DEFAULT_MILL }).report;

const rows = ({ tools }: ReturnType<typeof report>) =>
  tools.map((tool) => [toolName(tool), tool.changes, tool.time.toolChange]);

test('Siemens tools called by name are tools of their own, with their change time', () => {
  const program =
    'T="FRESA 16"\nM6\nG1 X10 F100\nT="PUNTA 8" M6\nG1 X0 F100\nT="FRESA 16"\nM6\nG1 X5 F100\nM30';
  const answer = report('siemens', program);
  expect(rows(answer)).toEqual([
    ['FRESA 16', 2, 10],
    ['PUNTA 8', 1, 5],
  ]);
  expect(answer.time.toolChange).toBe(15);
  expect(answer.operations.map(({ name, toolName: tool }) => [name, tool])).toEqual([
    ['FRESA 16', 'FRESA 16'],
    ['PUNTA 8', 'PUNTA 8'],
    ['FRESA 16', 'FRESA 16'],
  ]);
});

test('Heidenhain tools called by name', () => {
  const program =
    'BEGIN PGM A MM\nTOOL CALL "PUNTA 8" Z S1000\nL X+10 F100\nTOOL CALL "FRESA 16" Z S900\nL X+0 F100\nEND PGM A MM';
  expect(rows(report('heidenhain', program))).toEqual([
    ['PUNTA 8', 1, 5],
    ['FRESA 16', 1, 5],
  ]);
});

test('a name of digits is that number, also when the same tool is called by it', () => {
  const program = 'BEGIN PGM A MM\nTOOL CALL "5" Z S1\nL X+1 F9\nTOOL CALL 5 Z S2\nL X+2 F9\nEND PGM A MM';
  expect(rows(report('heidenhain', program))).toEqual([['T5', 1, 5]]);
  expect(rows(report('siemens', 'T="5" M6\nG1 X1 F9\nT5 M6\nG1 X2 F9\nM30'))).toEqual([['T5', 2, 5]]);
});

test('a Siemens program without M6 changes with the T word; M6 in a name or a comment does not count', () => {
  const program = '; M6 not used here\nT="MASCHIO M6"\nG1 X1 F9\nT="PUNTA 5"\nG1 X2 F9\nM30';
  expect(rows(report('siemens', program))).toEqual([
    ['MASCHIO M6', 1, 5],
    ['PUNTA 5', 1, 5],
  ]);
});

test('a named tool of a turret is one station away', () => {
  const program = 'DIAMON\nT="SGROSSATORE"\nG1 X10 F0.1\nT="FINITORE"\nG1 X5 F0.1\nM30';
  expect(report('siemens', program, true).time.toolChange).toBeCloseTo(2 * (0.3 + 0.1), 6);
});

test('the last line of a list of tools right before a call is not the name of the called tool', () => {
  const list = '(T1 | 12 MM ENDMILL | H1)\n(T2 | 5 MM DRILL | H2)\n';
  const labels = (text: string) => report('fanuc', text).tools.map(({ label }) => label);
  const moves = 'G21\nG1 X10 F100\n';
  expect(labels(`${list}T1 M6\n${moves}M30`)).toEqual(['']);
  expect(labels(`${list}T2 M6\n${moves}M30`)).toEqual(['T2 | 5 MM DRILL | H2']);
  expect(labels(`T1 M6\n(T2 NEXT: 5 MM DRILL)\n${moves}M30`)).toEqual(['']);
});

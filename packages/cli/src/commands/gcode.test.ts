import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gcodeCommand } from './gcode.ts';

let folder = '';
const path = (name: string) => join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gcode-'));
  await writeFile(
    path('piastra.nc'),
    '%\nO1\nG21 G90\nT1 M6 (FRESA)\nS1000 M3\nG0 X10 Z5\nG1 Z-1 F100\nG2 X20 I5\nM98 P77\nM30\n%\n',
  );
  await writeFile(path('o77.nc'), 'O77\nG1 X30\nM99\n');
  await writeFile(path('macchina.json'), JSON.stringify({ base: 'grbl-fast', toolChange: { seconds: 9 } }));
  await writeFile(path('rotta.json'), '{"rapido": 3}');
});

afterAll(() => rm(folder, { recursive: true }));

async function run(...args: string[]) {
  let stdout = '';
  let stderr = '';
  const code = await gcodeCommand.run({
    args,
    stdout: (text) => {
      stdout += text;
    },
    stderr: (text) => {
      stderr += text;
    },
  });
  return { code, stdout, stderr };
}

test('prints JSON of a program, in mm and seconds', async () => {
  const { code, stdout, stderr } = await run(
    path('piastra.nc'),
    '--machine',
    path('macchina.json'),
    '--json',
  );
  expect([code, stderr]).toEqual([0, '']);
  const [entry] = JSON.parse(stdout);
  expect(entry).toMatchObject({
    file: path('piastra.nc'),
    dialect: 'fanuc',
    lines: 11,
    moves: { rapid: 1, feed: 1, arc: 1 },
    extents: { min: [10, 0, -1], max: [20, 5, 5] },
    tools: [{ number: 1, label: 'FRESA' }],
    findings: [{ line: 9, column: 5, code: 'subprogram-missing', severity: 'error' }],
  });
  expect(entry.length.feed).toBeCloseTo(6 + 5 * Math.PI, 5);
  expect(entry.time.toolChange).toBe(9);
  expect(entry.time.total).toBeGreaterThan(entry.time.cutting + 9);
  expect(Object.keys(entry.time)).toEqual(
    expect.arrayContaining(['total', 'cutting', 'rapid', 'toolChange', 'dwell']),
  );
});

test('takes subprograms with --sub, and the dialect can be set', async () => {
  const { stdout } = await run(path('piastra.nc'), '--sub', path('o77.nc'), '--dialect', 'haas', '--json');
  const [entry] = JSON.parse(stdout);
  expect(entry.dialect).toBe('haas');
  expect(entry.extents.max[0]).toBe(30);
  expect(entry.findings).toEqual([]);
});

test('reports one entry per file and continues after a missing one', async () => {
  const { code, stdout, stderr } = await run(path('o77.nc'), path('manca.nc'), path('piastra.nc'), '--json');
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toHaveLength(2);
  expect(stderr).toContain('manca.nc');
});

test('prints text for people without --json', async () => {
  const { stdout } = await run(path('piastra.nc'));
  expect(stdout).toContain('ISO / Fanuc');
  expect(stdout).toContain('riga 9: Sottoprogramma «O77» non trovato.');
});

test('a time with motion missing is a lower bound, in text and in JSON', async () => {
  const { stdout } = await run(path('piastra.nc'));
  expect(stdout).toMatch(/tempo {5}almeno \d\d:\d\d:\d\d {2}\(limite inferiore/);
  const [entry] = JSON.parse((await run(path('piastra.nc'), '--json')).stdout);
  expect([entry.timeKind, entry.timeBand.high]).toEqual(['least', null]);
  expect(entry.undeclaredUnit).toBeNull();
});

test('diameters are shown and can be given', async () => {
  const given = await run(path('piastra.nc'), '--diameter', 'T1=16,5');
  expect(given.stdout).toContain('Ø 16,5');
  expect((await run(path('piastra.nc'), '--diameter', 'T1')).code).toBe(2);
});

test.each([
  [['--json'], 2],
  [['x.nc', '--dialect', 'cobol', '--json'], 2],
  [['x.nc', '--boh', '--json'], 2],
])('a wrong call %j exits with %i and still prints JSON', async (args, expected) => {
  const { code, stdout, stderr } = await run(...args);
  expect(code).toBe(expected);
  expect(JSON.parse(stdout)).toEqual([]);
  expect(stderr).not.toBe('');
});

test('a machine file with an unknown field is refused by name', async () => {
  const { code, stderr } = await run(path('piastra.nc'), '--machine', path('rotta.json'), '--json');
  expect(code).toBe(1);
  expect(stderr).toContain('campo sconosciuto "rapido"');
});

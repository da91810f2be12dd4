import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partCommand } from './part.ts';

const folder = mkdtempSync(join(tmpdir(), 'truciolo-part-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A box of 10 × 20 × 30 as ASCII STL, outward normals. */
function boxStl(): string {
  const corner = (index: number) => [index & 1 ? 10 : 0, index & 2 ? 20 : 0, index & 4 ? 30 : 0].join(' ');
  const sides = ['0 2 3 1', '4 5 7 6', '0 1 5 4', '2 6 7 3', '0 4 6 2', '1 3 7 5'];
  const facets = sides.flatMap((side) => {
    const [a = 0, b = 0, c = 0, d = 0] = side.split(' ').map(Number);
    return [
      [a, b, c],
      [a, c, d],
    ].map(
      (t) =>
        `facet normal 0 0 0\nouter loop\n${t.map((i) => `vertex ${corner(i)}\n`).join('')}endloop\nendfacet\n`,
    );
  });
  return `solid box\n${facets.join('')}endsolid box\n`;
}

beforeAll(() => {
  writeFileSync(join(folder, 'box.stl'), boxStl());
  writeFileSync(join(folder, 'empty.step'), '');
  writeFileSync(join(folder, 'letter.step'), 'Gentile cliente, in allegato il disegno.');
  writeFileSync(join(folder, 'half.step'), 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=');
  writeFileSync(join(folder, 'half.stl'), boxStl().slice(0, 700));
});

async function part(...args: string[]) {
  let [stdout, stderr] = ['', ''];
  const code = await partCommand.run({
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

test('a mesh gives volume, area and its sorted box, and names what it lacks', async () => {
  const { code, stdout } = await part(join(folder, 'box.stl'), '--json');
  expect(code).toBe(0);
  const [solid] = JSON.parse(stdout);
  expect(solid).toMatchObject({
    file: 'box.stl',
    unit: 'unknown',
    exact: false,
    volume: 6000,
    area: 2200,
    box: [10, 20, 30],
  });
  expect(solid.findings.map(({ code: finding }: { code: string }) => finding)).toEqual([
    'unit-unknown',
    'mesh-only',
  ]);
});

test.each([
  ['empty.step', 'Il file è vuoto.'],
  ['letter.step', 'non è un modello 3D'],
  ['half.step', 'troncato'],
  ['half.stl', 'troncato'],
  ['missing.step', 'non si può aprire'],
])('%s: a sentence, exit 1, an entry in the JSON', async (file, sentence) => {
  const { code, stdout, stderr } = await part(join(folder, file), '--json');
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
  expect(JSON.parse(stdout)).toMatchObject([{ file, error: { message: expect.stringContaining(sentence) } }]);
});

test('the cycle on usual machines is included, in the given material', async () => {
  const read = async (...options: string[]) =>
    JSON.parse((await part(join(folder, 'box.stl'), ...options, '--json')).stdout)[0].cycle;
  const [steel, aluminium] = [await read(), await read('--material', 'Anticorodal 100')];
  expect(steel.material).toMatch(/^C45/);
  expect(steel.phases.at(-1)).toMatchObject({
    kind: 'milling',
    machine: 'Centro di lavoro verticale 3 assi',
  });
  expect(steel.band.low).toBeLessThan(steel.pieceMinutes);
  expect(aluminium.pieceMinutes).toBeLessThan(steel.pieceMinutes);
  expect(await part(join(folder, 'box.stl'), '--material', 'legno')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('materiale sconosciuto legno'),
  });
});

test('a wrong call prints only an empty list on stdout', async () => {
  expect(await part('--json')).toMatchObject({ code: 2, stdout: '[]\n' });
  expect(await part('--what')).toMatchObject({ code: 2, stdout: '' });
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceCommand } from './price.ts';

const example = fileURLToPath(new URL('../../test/perno.position.json', import.meta.url));
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'truciolo-price-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function run(...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const code = await priceCommand.run({
    args,
    stdout: (text) => {
      written.stdout += text;
    },
    stderr: (text) => {
      written.stderr += text;
    },
  });
  return { code, ...written };
}

describe('truciolo price', () => {
  test('--json gives the worked example of the price table', async () => {
    const { code, stdout, stderr } = await run(example, '--json');
    expect([code, stderr]).toEqual([0, '']);
    const result = JSON.parse(stdout);
    expect(result).toMatchObject({ file: 'perno.position.json', ok: true, code: 'RO-4471-B' });
    expect(result.prices.map((entry: { listUnit: number }) => entry.listUnit)).toEqual([
      52.17, 25.19, 22.07, 19.97,
    ]);
    expect(result.prices[0]).not.toHaveProperty('trace');
  });

  test('--trace adds the tree of every number', async () => {
    const { stdout } = await run('--json', '--trace', example);
    expect(JSON.parse(stdout).prices[1].trace).toMatchObject({ id: 'total', value: 1259.5 });
  });

  test('an Italian table without --json', async () => {
    const { code, stdout } = await run(example);
    expect(code).toBe(0);
    expect(stdout).toContain('RO-4471-B · Perno di snodo');
    expect(stdout).toMatch(/ 50 +52 +20,1535 +25,19 +25,19 +20,0 % +1\.259,50 +7\n/);
    expect(stdout).toContain('Lotto economico: 121 pezzi.');
    expect(stdout).toContain('Attenzione: Il prezzo di «C45» viene dalla libreria');
  });

  test('a batch keeps its order, and one bad file does not stop the others', async () => {
    const broken = write('rotto.json', '{ "format": ');
    const { code, stdout, stderr } = await run(broken, example, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).map((entry: { ok: boolean }) => entry.ok)).toEqual([false, true]);
    expect(stderr).toBe('truciolo price: rotto.json: il file non è un JSON valido.\n');
  });

  test('a field that is wrong is named', async () => {
    const { code, stderr } = await run(
      write('campo.json', '{ "format": "truciolo-position/1", "scrap": "x" }'),
    );
    expect(code).toBe(1);
    expect(stderr).toContain('campo.json: Il campo «scrap» deve essere una percentuale');
  });

  test('a quantity without a price is said, the others are priced', async () => {
    const example = new URL('../../test/perno.position.json', import.meta.url);
    const position = JSON.parse(readFileSync(example, 'utf8'));
    const path = write('zero.json', JSON.stringify({ ...position, quantities: [0, 50] }));
    const { code, stdout, stderr } = await run(path, '--json');
    expect(code).toBe(1);
    expect(JSON.parse(stdout).prices.map((entry: { ok: boolean }) => entry.ok)).toEqual([false, true]);
    expect(stderr).toContain('0 pezzi: La quantità deve essere di almeno 1 pezzo.');
  });

  test('a file that is not there', async () => {
    const { code, stdout, stderr } = await run(join(folder, 'manca.json'), '--json');
    expect([code, JSON.parse(stdout).ok]).toEqual([1, false]);
    expect(stderr).toContain('manca.json: il file non si può leggere.');
  });

  test.each([[['--json']], [['--json', '--foo', 'a.json']]])(
    'a wrong call %j exits 2 with valid JSON',
    async (args) => {
      const { code, stdout, stderr } = await run(...args);
      expect([code, JSON.parse(stdout)]).toEqual([2, []]);
      expect(stderr).toContain('Uso: truciolo price');
    },
  );
});

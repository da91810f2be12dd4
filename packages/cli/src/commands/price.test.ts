import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { priceCommand } from './price.ts';

const example = fileURLToPath(new URL('../../../quote/test/perno.json', import.meta.url));
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
    expect(result).toMatchObject({
      file: 'perno.json',
      ok: true,
      positions: [{ code: 'RO-4471-B', economicLot: { kind: 'lot', quantity: 121 } }],
      totals: { taxable: 1221.71, vat: 268.78, total: 1490.49 },
    });
    const [{ prices }] = result.positions;
    expect(prices.map((entry: { listUnit: number }) => entry.listUnit)).toEqual([52.17, 25.19, 22.07, 19.97]);
    expect(prices[1]).toMatchObject({
      vat: { label: 'IVA 22 %', tax: 277.09, totalWithVat: 1536.59 },
      warnings: [{ code: 'to-confirm' }],
    });
    expect(prices[0]).not.toHaveProperty('trace');
  });

  test('--trace adds the tree of every number', async () => {
    const { stdout } = await run('--json', '--trace', example);
    expect(JSON.parse(stdout).positions[0].prices[1].trace).toMatchObject({ id: 'total', value: 1259.5 });
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

  const changed = (name: string, change: object) =>
    write(name, JSON.stringify({ document: { ...JSON.parse(readFileSync(example, 'utf8')), ...change } }));

  test.each([
    ['a wrong value', { validityDays: 'x' }, 'Campo «validityDays»:'],
    ['an unknown field', { costi: [] }, 'Campo «costi»: campo sconosciuto.'],
  ])('%s is named with its path', async (_what, change, message) => {
    const { code, stderr } = await run(changed('campo.json', change));
    expect(code).toBe(1);
    expect(stderr).toContain(`campo.json: ${message}`);
  });

  test('a position without a price is reported, the others are priced', async () => {
    const [position] = JSON.parse(readFileSync(example, 'utf8')).positions;
    const positions = [position, { ...position, id: 'p2', code: 'VUOTO', stock: null }];
    const { code, stdout, stderr } = await run(changed('senza.json', { positions }), '--json');
    expect(code).toBe(1);
    const priced = JSON.parse(stdout).positions as { prices: { ok: boolean }[] }[];
    expect(priced.map(({ prices }) => prices.every(({ ok }) => ok))).toEqual([true, false]);
    expect(stderr).toContain('VUOTO, 10 pezzi: ');
  });

  test('a missing file is reported', async () => {
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

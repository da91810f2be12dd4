import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packClient } from '../client.mjs';
import { root } from '../workspace/root.mjs';

/** The packed client in a folder of its own, outside the repository, as somebody else's program uses it. */
let folder: string;
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'client-'));
  const packed = await packClient(join(folder, 'packed'));
  write('package.json', '{ "name": "program", "private": true, "type": "module" }');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', packed], {
    cwd: folder,
    stdio: 'pipe',
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('brings no other package along', () => {
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
    '@truciolo',
  ]);
  expect(readdirSync(join(folder, 'node_modules', '@truciolo'))).toEqual(['client']);
});

it('makes calls with the key, and throws refusals with their code', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    seen.push(`${method} ${url} ${headers.authorization} ${headers['idempotency-key'] ?? ''}`.trim());
    const isRead = method === 'GET';
    response.writeHead(isRead ? 200 : 400, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        isRead ? { rows: [], total: 0 } : { code: 'VALIDATION', message: 'No', fields: { name: 'x' } },
      ),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/api`;
  write(
    'run.mjs',
    `import { createTruciolo, TrucioloError } from '@truciolo/client';
const call = createTruciolo({ url: '${url}', key: 'trc_x' });
const read = await call('quotes.list', { query: { filter: ['state:sent', 'tag:a b'], limit: 5 } });
const error = await call('customers.create', { body: { name: '' } }, { idempotencyKey: 'k1' }).catch((one) => one);
console.log(JSON.stringify([read.total, error instanceof TrucioloError, error.status, error.code, error.fields]));
`,
  );
  const { spawn } = await import('node:child_process');
  const program = spawn(process.execPath, ['run.mjs'], { cwd: folder });
  let said = '';
  program.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(program, 'close');
  server.close();
  expect(JSON.parse(said)).toEqual([0, true, 400, 'VALIDATION', { name: 'x' }]);
  expect(seen).toEqual([
    'GET /api/quotes/rows?filter=state%3Asent&filter=tag%3Aa+b&limit=5 Bearer trc_x',
    'POST /api/customers Bearer trc_x k1',
  ]);
});

describe('types', () => {
  const check = (text: string): string => {
    write(
      'use.ts',
      `import { createTruciolo } from '@truciolo/client';\nconst call = createTruciolo({ url: '', key: '' });\n${text}\n`,
    );
    const tsc = join(root, 'node_modules', '.bin', 'tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--target',
      'es2022',
      '--lib',
      'es2022,dom',
      '--types',
      '',
      'use.ts',
    ];
    try {
      execFileSync(tsc, options, { cwd: folder, stdio: 'pipe' });
      return '';
    } catch (error) {
      return String((error as { stdout: Buffer }).stdout);
    }
  };

  it('accept right calls with the fields that a program knows', () => {
    expect(
      check(`const made = await call('customers.create', { body: { name: 'Bianchi' } });
const text: string = made.guid;
const { rows, next } = await call('jobs.list', { query: { updatedSince: '2026-01-01T00:00:00Z' } });
const due: string | null = rows[0]!.due;
await call('jobs.counts');
export { text, next, due };`),
    ).toBe('');
  }, 60_000);

  it.each([
    `await call('customers.create', { body: { name: 7 } });`,
    `await call('quotes.markSent', { params: { guid: 'x' } });`,
    `await call('customers.get');`,
    `const made: number = (await call('customers.create', { body: { name: 'x' } })).guid; export { made };`,
  ])(
    'refuse %s',
    (text) => {
      expect(check(`${text}\nexport {};`)).toContain('error TS');
    },
    60_000,
  );
});

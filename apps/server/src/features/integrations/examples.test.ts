import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  apiKeys,
  curlExample,
  customers,
  firstCallExample,
  powerQueryExample,
  pythonReceiverExample,
  receiverExample,
  shellSignatureExample,
  webhooks,
  writeExample,
} from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../../scripts/machine/free-port.mjs';
import { eventually } from '../../../test/eventually.ts';
import { startHookPeer } from '../../../test/hook-peer.ts';
import { makeJob } from '../../../test/job-samples.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../test/test-server.ts';

/** The examples of the page «Integrazioni», run as a user who copies them would. */
let server: TestServer;
let ours: TestCompany;
let base: string;
let key: string;
let folder: string;
beforeAll(async () => {
  server = await startTestServer({ WEBHOOK_PRIVATE: 'on' });
  // The receiver looks at the real time.
  server.clock.now = new Date();
  ours = await registerTestCompany(server);
  base = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const body = { name: 'Esempi', scopes: ['quotes:read' as const, 'jobs:read' as const], expiresOn: null };
  key = (await ours.call(apiKeys.create, { body })).token;
  folder = await mkdtemp(join(tmpdir(), 'examples-'));
  await makeJob(ours.call);
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

it('the curl example reads the quotes', async () => {
  const command = curlExample({ base, key }).replace('state:sent', 'state:accepted');
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  expect(JSON.parse(stdout).rows).toMatchObject([{ customerName: 'Rossi Oleodinamica S.r.l.' }]);
});

it('the first call of a new key answers, whichever scopes it has', async () => {
  for (const scope of [
    'quotes:read',
    'jobs:read',
    'customers:read',
    'materials:read',
    'machines:read',
  ] as const) {
    const body = { name: scope, scopes: [scope], expiresOn: null };
    const { token } = await ours.call(apiKeys.create, { body });
    const command = firstCallExample({ base, key: token }, [scope]) ?? '';
    const { stdout } = await promisify(execFile)('sh', ['-c', command]);
    expect(JSON.parse(stdout)).not.toHaveProperty('code');
  }
  expect(firstCallExample({ base, key }, ['customers:write'])).toBeNull();
});

it('the writing example makes one customer, however often it is run', async () => {
  const body = { name: 'Scrive', scopes: ['customers:write' as const], expiresOn: null };
  const { token } = await ours.call(apiKeys.create, { body });
  const run = () => promisify(execFile)('sh', ['-c', writeExample({ base, key: token })]);
  const [first, again] = [await run(), await run()];
  expect(again.stdout).toBe(first.stdout);
  const { rows } = await ours.call(customers.list, { query: { q: 'Bianchi' } });
  expect(rows).toMatchObject([{ name: 'Bianchi S.r.l.', vatNumber: '01234567897' }]);
});

it('the Power Query example sends its request and finds its columns', async () => {
  const script = powerQueryExample({ base, key });
  const text = (pattern: RegExp) => pattern.exec(script)?.[1] ?? '';
  const url = new URL(`${text(/Web\.Contents\("([^"]+)"/)}/${text(/RelativePath = "([^"]+)"/)}`);
  for (const [, name = '', value = ''] of text(/Query = \[(.*?)\]/).matchAll(/(\w+) = "([^"]*)"/g))
    url.searchParams.set(name, value);
  const headers = { authorization: text(/Authorization = "([^"]+)"/) };
  const answer = (await (await fetch(url, { headers })).json()) as { rows: Record<string, unknown>[] };
  const columns = [...text(/"Column1",\s*\{(.*?)\}/).matchAll(/"(\w+)"/g)].map(([, name]) => name ?? '');
  expect(columns.length).toBeGreaterThan(5);
  for (const column of columns) expect(answer.rows[0]).toHaveProperty(column);
});

const receivers = [
  ['ricevitore.mjs', process.execPath, receiverExample],
  ['ricevitore.py', 'python3', pythonReceiverExample],
] as const;

it.each(receivers)(
  '%s accepts signed calls, with two secrets for a day, and refuses the others',
  async (...example) => {
    const [name, program, text] = example;
    const file = join(folder, name);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/`;
    const made = await ours.call(webhooks.create, {
      body: { url, events: ['job.state-changed'], active: true },
    });
    writeFileSync(file, text({ secret: made.secret }));
    const receiver = spawn(program, [file], { env: { ...process.env, PORT: String(port) } });
    try {
      let said = '';
      receiver.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
      });
      await once(receiver.stdout, 'data');
      const params = { guid: made.webhook.guid };
      expect(await ours.call(webhooks.try, { params })).toMatchObject({ state: 'sent', status: 204 });
      await eventually(() => expect(said).toMatch(/ping \{"message": ?"Prova da Truciolo"\}/));
      expect((await fetch(url, { method: 'POST', body: '{"id":"x"}' })).status).toBe(401);
      await ours.call(webhooks.renewSecret, { params });
      const both = await ours.call(webhooks.try, { params });
      expect([both.state, both.signature.match(/v1=/g)?.length]).toEqual(['sent', 2]);
      await endOverlap(made.webhook.guid);
      const late = await ours.call(webhooks.try, { params });
      expect([late.state, late.status, late.signature.match(/v1=/g)?.length]).toEqual(['failed', 401, 1]);
    } finally {
      receiver.kill();
      await once(receiver, 'exit');
    }
  },
);

/** A day later: the receiver looks at the real time, so the end of the overlap is moved instead of the clock. */
const endOverlap = (guid: string) =>
  server.handles.system((db) =>
    db
      .updateTable('webhooks')
      .set({ previousUntil: new Date(0) })
      .where('guid', '=', guid)
      .execute(),
  );

it('the openssl example accepts a signed body, and neither another body nor an old call', async () => {
  const peer = await startHookPeer();
  try {
    const body = { url: peer.url, events: ['job.state-changed' as const], active: true };
    const made = await ours.call(webhooks.create, { body });
    const sent = await ours.call(webhooks.try, { params: { guid: made.webhook.guid } });
    const file = join(folder, 'verifica.sh');
    writeFileSync(file, shellSignatureExample({ secret: made.secret }));
    const check = (header: string, text: string) =>
      new Promise<number | null>((resolve) => {
        const shell = spawn('bash', [file, header]);
        shell.on('exit', resolve);
        shell.stdin.end(text);
      });
    expect(await check(sent.signature, sent.body)).toBe(0);
    expect(await check(sent.signature, `${sent.body} `)).not.toBe(0);
    expect(await check(sent.signature.replace(/t=\d+/, 't=1'), sent.body)).not.toBe(0);
    expect(await check('', sent.body)).not.toBe(0);
  } finally {
    await peer.close();
  }
});

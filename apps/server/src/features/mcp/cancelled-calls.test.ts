import { once } from 'node:events';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { Services } from '../../platform/context.ts';
import { addMcp } from './add-mcp.ts';

const CUSTOMER = '0190a000-0000-7000-8000-000000000001';

/** The assistant's door before calls that wait until the test lets them go on, with the official client. */
async function waitingShop() {
  const app = Fastify({ forceCloseConnections: true });
  const written: string[] = [];
  const arrived = new EventTarget();
  const inWork: FastifyRequest[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await app.register(
    async (api) => {
      const services = { policy: { publicUrl: 'http://localhost' } } as Services;
      addMcp(api, services, { version: '1', knowKey: async () => ({ keyGuid: 'k' }) });
      api.get('/customers/:guid', async (request) => {
        inWork.push(request);
        arrived.dispatchEvent(new Event('call'));
        await held;
        return {};
      });
      api.post('/plain-quotes', async (request) => {
        written.push(request.url);
        return {};
      });
    },
    { prefix: '/api' },
  );
  const url = new URL(`${await app.listen({ port: 0, host: '127.0.0.1' })}/api/mcp`);
  const open = async (fetchBy = fetch) => {
    const client = new Client({ name: 'prova', version: '1' });
    const requestInit = { headers: { authorization: `Bearer trc_${'a'.repeat(43)}` } };
    await client.connect(new StreamableHTTPClientTransport(url, { requestInit, fetch: fetchBy }));
    return client;
  };
  onTestFinished(async () => {
    letGo();
    await app.close();
  });
  return { open, written, inWork, letGo, arrived };
}

const draft = { name: 'create_draft', arguments: { title: 'Mai', customerGuid: CUSTOMER } };

it('a running call that is cancelled stops its work: what it was reading is given up, nothing is written', async () => {
  const { open, written, inWork, letGo, arrived } = await waitingShop();
  const client = await open();
  const begun = once(arrived, 'call');
  const control = new AbortController();
  const call = client.callTool(draft, undefined, { signal: control.signal });
  const refused = expect(call).rejects.toThrow();
  await begun;
  const [reading] = inWork;
  const ended = new Promise((resolve) => reading?.raw.once('close', resolve));
  control.abort('L’utente ha cambiato idea');
  await refused;
  // The inner call ends while its handler still waits: it was aborted, not answered.
  await ended;
  letGo();
  expect(await client.ping()).toEqual({});
  expect(written).toEqual([]);
  await client.close();
});

it('a client that hangs up stops the work of its call, too', async () => {
  const { open, written, inWork, letGo, arrived } = await waitingShop();
  const hangUp = new AbortController();
  const client = await open((input, init) =>
    fetch(input, {
      ...init,
      signal: AbortSignal.any([hangUp.signal, ...(init?.signal ? [init.signal] : [])]),
    }),
  );
  const begun = once(arrived, 'call');
  const refused = expect(client.callTool(draft)).rejects.toThrow();
  await begun;
  const [reading] = inWork;
  const ended = new Promise((resolve) => reading?.raw.once('close', resolve));
  hangUp.abort();
  await refused;
  await ended;
  letGo();
  const other = await waitingShop().then(({ open: again }) => again());
  expect(await other.ping()).toEqual({});
  expect(written).toEqual([]);
});

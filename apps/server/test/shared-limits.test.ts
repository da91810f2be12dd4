import { ddts, LIVE_PATH, offers, quoteDelivery } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectError } from './expect-error.ts';
import { makeJob } from './job-samples.ts';
import { registerTestCompany, startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
let base: string;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: 'on' });
  base = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.stop());

it('one person holds twenty event streams, and a newer one ends the oldest', async () => {
  const { token } = await registerTestCompany(server);
  const headers = { authorization: `Bearer ${token}` };
  const streams: { ended: boolean; stop: AbortController }[] = [];
  for (let index = 0; index < 22; index += 1) {
    const stop = new AbortController();
    const { body } = await fetch(`${base}/api${LIVE_PATH}`, { headers, signal: stop.signal });
    const stream = { ended: false, stop };
    streams.push(stream);
    void (async () => {
      for await (const _chunk of body ?? []);
      stream.ended = true;
    })().catch(() => undefined);
  }
  await expect.poll(() => streams.filter(({ ended }) => ended).length).toBe(2);
  expect(streams.map(({ ended }) => ended).slice(0, 2)).toEqual([true, true]);
  for (const { stop } of streams) stop.abort();
});

it('wrong links to offers lock nobody at that address out of a right one', async () => {
  const { call } = await registerTestCompany(server);
  const { quoteGuid } = await makeJob(call);
  const { url } = await call(quoteDelivery.createLink, {
    params: { guid: quoteGuid ?? '' },
    body: { confirmed: true },
  });
  const token = url.split('/').at(-1) ?? '';
  const office = server.as(null, { 'x-forwarded-for': '203.0.113.77' });
  for (let index = 0; index < 25; index += 1)
    await office(offers.read, { params: { token: `wrong${index}` } }).catch(() => undefined);
  await expectError(office(offers.read, { params: { token: 'wrong' } }), 'RATE_LIMITED');
  expect(await office(offers.read, { params: { token } })).toBeTruthy();
});

it('the number of a delivery note counts within the year of its date', async () => {
  const { call } = await registerTestCompany(server);
  const { guid: jobGuid } = await makeJob(call);
  const paper = {
    destination: '',
    reason: 'Vendita',
    carrier: '',
    packages: 1,
    weight: null,
    appearance: '',
    notes: '',
  };
  const lines = [{ jobGuid, quantity: 1 }];
  const made = await call(ddts.create, { body: { ...paper, date: '2025-12-31', lines } });
  expect(made.number).toBe('1/2025');
  const { number } = await call(ddts.create, { body: { ...paper, date: '2026-11-16', lines } });
  expect(number).toBe('1/2026');
  const body = { base: { date: '2025-12-31' }, changes: { date: '2026-01-02' } };
  await expectError(call(ddts.correct, { params: { guid: made.guid }, body }), 'VALIDATION');
});

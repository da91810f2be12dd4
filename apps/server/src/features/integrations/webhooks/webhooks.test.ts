import { createHmac } from 'node:crypto';
import {
  ddts,
  type HookEvent,
  hookBody,
  hookEvents,
  hookFacts,
  jobs,
  offers,
  quoteDelivery,
  quotes,
  webhooks,
} from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { startHookPeer } from '../../../../test/hook-peer.ts';
import { acceptedQuote, makeJob } from '../../../../test/job-samples.ts';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  testServerOfFile,
} from '../../../../test/test-server.ts';
import { sendWaiting } from './send-waiting.ts';

const server = testServerOfFile({ WEBHOOK_PRIVATE: 'on' });
let ours: TestCompany;
let receiver: Awaited<ReturnType<typeof startHookPeer>>;
beforeEach(async () => {
  ours = await registerTestCompany(server);
  receiver = await startHookPeer();
  return () => receiver.close();
});

const addHook = (events: readonly HookEvent[] = hookEvents) =>
  ours.call(webhooks.create, { body: { url: receiver.url, events: [...events], active: true } });
const bodies = () => receiver.peer.received.map(({ body }) => JSON.parse(body));
const events = () => bodies().map(({ event }) => event);
const arrived = (count: number) => eventually(() => expect(receiver.peer.received).toHaveLength(count));

async function makeLink() {
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  const { url } = await ours.call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
  return url.split('/offerta/')[1] ?? '';
}

describe('an event', () => {
  it('is delivered, signed, in the shape of the contract', async () => {
    const { secret } = await addHook();
    const token = await makeLink();
    const buyer = server.as(null);
    await buyer(offers.read, { params: { token } });
    await buyer(offers.answer, { params: { token }, body: { answer: 'refused', name: 'Giulia' } });
    const job = await makeJob(ours.call);
    await ours.call(jobs.move, { params: { guid: job.guid }, body: { state: 'planned', reason: '' } });
    const goods = { date: '2026-11-16', destination: '', reason: 'Vendita', carrier: '', packages: null };
    const lines = [{ jobGuid: job.guid, quantity: 50 }];
    const rest = { weight: null, appearance: '', notes: '', lines };
    await ours.call(ddts.create, { body: { ...goods, ...rest } });
    await arrived(9);
    expect(events()).toEqual([
      'quote.sent',
      'quote.opened',
      'quote.refused',
      'quote.sent',
      'quote.accepted',
      'order.created',
      'job.state-changed',
      'job.state-changed',
      'delivery.created',
    ]);
    for (const { headers, body } of receiver.peer.received) {
      const { event } = JSON.parse(body) as { event: HookEvent };
      expect(hookBody(hookFacts[event]).safeParse(JSON.parse(body)).error).toBeUndefined();
      const [, seconds, mac] =
        /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['x-truciolo-signature'] ?? '') ?? [];
      expect(mac).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
      expect(headers['x-truciolo-event']).toBe(event);
    }
    expect(JSON.stringify(bodies())).not.toMatch(/margin|cost/i);
    const log = await ours.call(webhooks.log, {
      params: { guid: (await ours.call(webhooks.list))[0]?.guid ?? '' },
    });
    expect(log.map(({ state, status }) => [state, status])).toEqual(Array(9).fill(['sent', 204]));
  });

  it('is delivered only to subscribed addresses, and never to another company', async () => {
    await addHook(['quote.accepted']);
    const stranger = await registerTestCompany(server);
    await acceptedQuote(stranger.call);
    await acceptedQuote(ours.call);
    await arrived(1);
    expect(events()).toEqual(['quote.accepted']);
  });
});

describe('an unreachable receiver', () => {
  it('gets each event once, in order and signed, when it is back after an hour', async () => {
    receiver.peer.answer = 503;
    const { webhook, secret } = await addHook(['quote.sent']);
    const made: string[] = [];
    const one = async () => {
      const { guid, number } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
      await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
      made.push(number);
    };
    await one();
    await eventually(() => expect(receiver.peer.refused).toBe(1));
    for (let minute = 0; minute < 60; minute += 1) {
      server.clock.advance({ minutes: 1 });
      if (minute % 20 === 0) await one();
      await sendWaiting(server.services);
    }
    // 1, 2, 4, 8, 15 … minutes: not every minute of the hour.
    expect(receiver.peer.refused).toBeLessThan(10);
    const [failing] = await ours.call(webhooks.list);
    expect(failing).toMatchObject({ waiting: 4, failingSince: expect.any(String) });
    receiver.peer.answer = 200;
    server.clock.advance({ minutes: 16 });
    await Promise.all([sendWaiting(server.services), sendWaiting(server.services)]);
    await arrived(4);
    expect(bodies().map(({ data }) => data.number)).toEqual(made);
    const seconds = Math.floor(server.clock.now.getTime() / 1000);
    for (const { headers, body } of receiver.peer.received) {
      const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
      expect(headers['x-truciolo-signature']).toBe(`t=${seconds},v1=${mac}`);
    }
    await sendWaiting(server.services);
    expect(receiver.peer.received).toHaveLength(4);
    await eventually(async () => {
      const [back] = await ours.call(webhooks.list);
      expect(back).toMatchObject({ guid: webhook.guid, waiting: 0, failingSince: null });
    });
  });

  it('does not block the queue forever: after three days an event is dropped', async () => {
    receiver.peer.answer = 500;
    const { webhook } = await addHook(['quote.sent']);
    const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
    await eventually(() => expect(receiver.peer.refused).toBe(1));
    server.clock.advance({ days: 3 });
    const params = { guid: webhook.guid };
    // The background may still be writing down the first refusal, and has the address until then.
    const row = await eventually(async () => {
      await sendWaiting(server.services);
      const [last] = await ours.call(webhooks.log, { params });
      expect(last).toMatchObject({ state: 'failed', status: 500, error: 'Ha risposto 500.' });
      return last;
    });
    receiver.peer.answer = 200;
    await ours.call(webhooks.resend, { params: { ...params, deliveryGuid: row?.guid ?? '' } });
    await arrived(1);
    expect(bodies()[0].id).toBe(row?.guid);
  });
});

describe('a webhook address', () => {
  it('can be tested at once, with the answer; a new secret signs the next call', async () => {
    const { webhook, secret } = await addHook();
    const params = { guid: webhook.guid };
    expect(await ours.call(webhooks.try, { params })).toMatchObject({
      event: 'ping',
      state: 'sent',
      status: 204,
    });
    const renewed = await ours.call(webhooks.renewSecret, { params });
    expect(renewed.secret).not.toBe(secret);
    await receiver.close();
    expect(await ours.call(webhooks.try, { params })).toMatchObject({
      state: 'failed',
      status: null,
      error: 'Nessun programma risponde a questo indirizzo.',
    });
    receiver = await startHookPeer();
    expect(await ours.call(webhooks.log, { params })).toHaveLength(2);
  });

  it('gets nothing while switched off, and is deleted with its log', async () => {
    const { webhook } = await addHook();
    const params = { guid: webhook.guid };
    const body = { base: { active: true }, changes: { active: false } };
    await ours.call(webhooks.update, { params, body });
    const stale = {
      base: { active: true, url: 'https://example.com/' },
      changes: { url: 'https://example.org/' },
    };
    await expectError(ours.call(webhooks.update, { params, body: stale }), 'CONFLICT');
    await acceptedQuote(ours.call);
    expect(await ours.call(webhooks.log, { params })).toEqual([]);
    await ours.call(webhooks.remove, { params });
    expect(await ours.call(webhooks.list)).toEqual([]);
    await expectError(ours.call(webhooks.log, { params }), 'NOT_FOUND');
  });
});

it('in an internal network is refused without the development setting, even if stored before', async () => {
  const { webhook } = await addHook();
  const strict = await startTestServer();
  try {
    const company = await registerTestCompany(strict);
    const body = { url: receiver.url, events: [...hookEvents], active: true };
    await expectError(company.call(webhooks.create, { body }), 'HOOK_ADDRESS');
    const named = { ...body, url: 'https://localtest.invalid/hook' };
    const made = await company.call(webhooks.create, { body: named });
    await strict.handles.system((db) =>
      db.updateTable('webhooks').set({ url: receiver.url }).where('guid', '=', made.webhook.guid).execute(),
    );
    await expectError(company.call(webhooks.try, { params: { guid: made.webhook.guid } }), 'HOOK_ADDRESS');
    await acceptedQuote(company.call);
    await sendWaiting(strict.services);
    // The event has woken the background, too, which may have been first.
    await eventually(async () => {
      const log = await company.call(webhooks.log, { params: { guid: made.webhook.guid } });
      expect(log.at(-1)).toMatchObject({ state: 'queued', error: 'Serve un indirizzo https://' });
    });
    expect(receiver.peer.received).toEqual([]);
  } finally {
    await strict.stop();
  }
  expect(webhook.active).toBe(true);
});

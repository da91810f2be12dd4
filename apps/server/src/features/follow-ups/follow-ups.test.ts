import { dashboard, followUps, notices, quotes } from '@truciolo/contract';
import { beforeEach, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { registerTestCompany, type TestCompany, testServerOfFile } from '../../../test/test-server.ts';
import { notifyDueFollowUps } from './notify-due-follow-ups.ts';

const server = testServerOfFile();
let ours: TestCompany;
const start = new Date('2026-11-16T08:00:00.000Z');
beforeEach(async () => {
  server.clock.now = start;
  ours = await registerTestCompany(server);
});

async function sent(change: Parameters<typeof pinQuote>[0] = {}) {
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote(change)) });
  await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
  return { guid };
}
const dueNow = async () => (await ours.call(dashboard.get, { query: {} })).figures?.toFollow.count;

it('is due three days after sending, at the latest two days before the end', async () => {
  const params = await sent();
  expect(await ours.call(followUps.get, { params })).toEqual({ on: null, due: '2026-11-19' });
  const short = await sent({ validityDays: 4 });
  expect(await ours.call(followUps.get, { params: short })).toEqual({ on: null, due: '2026-11-18' });
  expect(await dueNow()).toBe(0);
  server.clock.now = new Date('2026-11-18T08:00:00Z');
  expect(await dueNow()).toBe(1);
  server.clock.now = new Date('2026-11-19T08:00:00Z');
  expect(await dueNow()).toBe(2);
});

it('can be moved to a day and back, and its history says so', async () => {
  const params = await sent();
  const put = (on: string | null) => ours.call(followUps.set, { params, body: { on } });
  expect(await put('2026-11-25')).toEqual({ on: '2026-11-25', due: '2026-11-25' });
  server.clock.now = new Date('2026-11-24T08:00:00Z');
  expect(await dueNow()).toBe(0);
  expect(await put(null)).toEqual({ on: null, due: '2026-11-19' });
  expect(await dueNow()).toBe(1);
  const history = await ours.call(quotes.history, { params });
  expect(history.filter(({ action }) => action === 'follow-up')).toHaveLength(2);
});

it('ends with the customer’s answer; a draft has none', async () => {
  const params = await sent();
  const body = { state: 'accepted', reason: '', competitor: '', competitorPrice: null } as const;
  await ours.call(quotes.recordOutcome, { params, body });
  expect(await ours.call(followUps.get, { params })).toEqual({ on: null, due: null });
  await expectError(ours.call(followUps.set, { params, body: { on: '2026-11-25' } }), 'QUOTE_STATE');
});

it('notifies the owner on its day, once, and again on another one', async () => {
  const params = await sent();
  const told = async () => (await ours.call(notices.list)).rows;
  server.clock.now = new Date('2026-11-19T08:00:00Z');
  await notifyDueFollowUps(server.services);
  await notifyDueFollowUps(server.services);
  expect(await told()).toMatchObject([{ kind: 'quote-follow-up', about: { guid: params.guid }, count: 1 }]);
  await ours.call(followUps.set, { params, body: { on: '2026-11-21' } });
  await notifyDueFollowUps(server.services);
  expect(await told()).toMatchObject([{ count: 1 }]);
  server.clock.now = new Date('2026-11-21T08:00:00Z');
  await notifyDueFollowUps(server.services);
  expect(await told()).toMatchObject([{ count: 2 }]);
});

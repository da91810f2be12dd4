import { notices, offers, quoteDelivery, quotes } from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import { registerTestCompany, type TestCompany, testServerOfFile } from '../../../../test/test-server.ts';
import { expireQuotes } from './expire-quotes.ts';
import { remindOfEnd } from './remind-of-end.ts';

const server = testServerOfFile();
let ours: TestCompany;
const start = new Date('2026-11-16T08:00:00.000Z');
beforeEach(async () => {
  server.clock.now = start;
  ours = await registerTestCompany(server);
});

/** Sent on 16/11 for 30 days: the last one is 16/12. */
async function sent() {
  const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
  await ours.call(quotes.markSent, { params: { guid }, body: { confirmed: true } });
  return guid;
}
/** Asked on the day the session began: it ends long before a quote does. */
const stateOf = async (guid: string) => {
  server.clock.now = start;
  return (await ours.call(quotes.get, { params: { guid } })).state;
};
const remindersTo = (email: string) =>
  server.handles.system((db) =>
    db
      .selectFrom('outbox')
      .select('subject')
      .where('recipient', '=', email)
      .where('subject', 'like', '%scade il%')
      .execute(),
  );

describe('the expiry of a quote', () => {
  it('comes after its last day in Rome, once', async () => {
    const guid = await sent();
    const draft = (await ours.call(quotes.create, { body: asBody(pinQuote()) })).guid;
    server.clock.now = new Date('2026-12-16T22:59:00Z');
    expect(await expireQuotes(server.services)).toBe(0);
    server.clock.now = new Date('2026-12-16T23:01:00Z');
    expect(await expireQuotes(server.services)).toBe(1);
    expect(await expireQuotes(server.services)).toBe(0);
    expect([await stateOf(guid), await stateOf(draft)]).toEqual(['expired', 'draft']);
  });

  it('does not affect an answered quote', async () => {
    const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote()) });
    const { url } = await ours.call(quoteDelivery.createLink, {
      params: { guid },
      body: { confirmed: true },
    });
    const token = url.split('/offerta/')[1] ?? '';
    const body = { answer: 'refused', name: 'Giulia' } as const;
    await server.as(null)(offers.answer, { params: { token }, body });
    server.clock.now = new Date('2026-12-20T10:00:00Z');
    expect(await expireQuotes(server.services)).toBe(0);
    expect(await stateOf(guid)).toBe('refused');
  });

  it('is announced to the owner three days before, once', async () => {
    await sent();
    server.clock.now = new Date('2026-12-12T08:00:00Z');
    expect(await remindOfEnd(server.services)).toBe(0);
    server.clock.now = new Date('2026-12-13T08:00:00Z');
    expect(await remindOfEnd(server.services)).toBe(1);
    server.clock.now = new Date('2026-12-15T08:00:00Z');
    expect(await remindOfEnd(server.services)).toBe(0);
    expect(await remindersTo(ours.email)).toHaveLength(1);
    server.clock.now = start;
    const { rows } = await ours.call(notices.list);
    expect(rows).toMatchObject([{ kind: 'quote-ending', text: '2026-12-16', count: 1 }]);
  });
});

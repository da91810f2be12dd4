import { LIVE_PATH, notices, offers, quoteDelivery, quotes } from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { expectError } from '../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson } from '../../../test/test-people.ts';
import {
  openPort,
  registerTestCompany,
  sharedTestServer,
  type TestCompany,
} from '../../../test/test-server.ts';
import { sendDigests } from './send-digests.ts';

const server = sharedTestServer();
let ours: TestCompany;
const start = new Date('2026-11-16T08:00:00.000Z');
beforeEach(async () => {
  server.clock.now = start;
  ours = await registerTestCompany(server);
});

async function linked(owner: Pick<TestCompany, 'call'> = ours) {
  const { guid, number } = await owner.call(quotes.create, { body: asBody(pinQuote()) });
  const { url } = await owner.call(quoteDelivery.createLink, { params: { guid }, body: { confirmed: true } });
  return { guid, number, token: url.split('/offerta/')[1] ?? '' };
}
const buyer = () => server.as(null);
const told = async (who: Pick<TestCompany, 'call'> = ours) => (await who.call(notices.list)).rows;
const mailsTo = (email: string) =>
  server.handles.system((db) =>
    db.selectFrom('outbox').select('subject').where('recipient', '=', email).execute(),
  );

describe('the buyer’s actions', () => {
  it('notify only the owner of the quote: opened once, then the answer with its text', async () => {
    const colleague = await addPerson(server, ours, 'preventivista');
    const stranger = await registerTestCompany(server);
    const { guid, number, token } = await linked();
    await buyer()(offers.read, { params: { token } });
    await buyer()(offers.read, { params: { token } });
    expect(await told()).toMatchObject([
      { kind: 'offer-opened', about: { of: 'quote', guid, number }, count: 1, isRead: false },
    ]);
    server.clock.advance({ minutes: 5 });
    const body = { answer: 'refused', name: 'Giulia Ferrari', reason: 'Troppo caro' } as const;
    await buyer()(offers.answer, { params: { token }, body });
    const { unread, rows } = await ours.call(notices.list);
    expect(unread).toBe(2);
    expect(rows[0]).toMatchObject({ kind: 'offer-refused', who: 'Giulia Ferrari', text: 'Troppo caro' });
    expect(await told(colleague)).toEqual([]);
    expect(await told(stranger)).toEqual([]);
  });

  it('by the shop itself cause no notice', async () => {
    const { token } = await linked();
    await ours.call(offers.read, { params: { token } });
    expect(await told()).toEqual([]);
  });

  it('notify the responsabile when the owner has left', async () => {
    const gone = await addPerson(server, ours, 'preventivista');
    const { token } = await linked(gone);
    await server.handles.system((db) =>
      db.updateTable('users').set({ status: 'suspended' }).where('guid', '=', gone.user.guid).execute(),
    );
    await buyer()(offers.answer, { params: { token }, body: { answer: 'accepted', name: 'Giulia' } });
    expect(await told()).toMatchObject([{ kind: 'offer-accepted', who: 'Giulia' }]);
  });
});

describe('notices about actions', () => {
  it('of one’s own are not sent; unread ones of colleagues are merged', async () => {
    const colleague = await addPerson(server, ours, 'preventivista');
    const { guid } = await linked();
    const settle = (who: Pick<TestCompany, 'call'>, state: 'accepted' | 'refused', correction = '') =>
      who.call(quotes.recordOutcome, {
        params: { guid },
        body: { state, reason: '', competitor: '', competitorPrice: null, correction },
      });
    await settle(ours, 'accepted');
    expect(await told()).toEqual([]);
    await settle(colleague, 'refused', 'Ha cambiato idea');
    server.clock.advance({ minutes: 1 });
    await settle(colleague, 'accepted', 'No, va bene');
    expect(await told()).toMatchObject([{ kind: 'quote-settled', text: 'accepted', count: 2 }]);
  });
});

it('a user whose quote is taken by a colleague is notified', async () => {
  const colleague = await addPerson(server, ours, 'preventivista');
  const { guid } = await linked();
  const params = { guid };
  expect(await colleague.call(quotes.take, { params })).toMatchObject({ ownerGuid: colleague.user.guid });
  await colleague.call(quotes.take, { params });
  expect(await told()).toMatchObject([{ kind: 'quote-taken', about: { guid }, count: 1 }]);
  expect(await told(colleague)).toEqual([]);
  const taken = (await ours.call(quotes.history, { params })).filter(({ action }) => action === 'take');
  expect(taken).toMatchObject([{ changes: { owner: { from: 'Anna Moretti' } } }]);
});

it('an assigned quote notifies the new and the previous owner', async () => {
  const [ugo, lia] = [
    await addPerson(server, ours, 'preventivista'),
    await addPerson(server, ours, 'tecnico'),
  ];
  const { guid } = await linked(ugo);
  const params = { guid };
  const body = { ownerGuid: lia.user.guid };
  expect(await ours.call(quotes.assign, { params, body })).toMatchObject(body);
  await ours.call(quotes.assign, { params, body });
  expect(await told(lia)).toMatchObject([
    { kind: 'quote-assigned', who: 'Anna Moretti', about: { guid }, count: 1 },
  ]);
  expect(await told(ugo)).toMatchObject([{ kind: 'quote-taken', about: { guid }, count: 1 }]);
  expect(await told()).toEqual([]);
  const known = (await ours.call(quotes.assignees)).map((person) => person.guid);
  expect(known.toSorted()).toEqual([ours, ugo, lia].map(({ user }) => user.guid).toSorted());
  const floor = await addPerson(server, ours, 'reparto');
  const refused = ours.call(quotes.assign, { params, body: { ownerGuid: floor.user.guid } });
  await expectError(refused, 'REFERENCE_GONE');
});

describe('reading', () => {
  it('marks one or all as read, and only one’s own', async () => {
    const colleague = await addPerson(server, ours, 'preventivista');
    const mine = await linked();
    const theirs = await linked(colleague);
    for (const { token } of [mine, theirs]) await buyer()(offers.read, { params: { token } });
    const other = await linked();
    server.clock.advance({ minutes: 1 });
    await buyer()(offers.read, { params: { token: other.token } });
    const [first] = await told();
    await ours.call(notices.read, { body: { guids: [first?.guid ?? ''] } });
    expect(await ours.call(notices.list)).toMatchObject({ unread: 1 });
    const [hers] = await told(colleague);
    await ours.call(notices.read, { body: { guids: [hers?.guid ?? ''] } });
    await ours.call(notices.read, { body: {} });
    expect((await ours.call(notices.list)).unread).toBe(0);
    expect((await colleague.call(notices.list)).unread).toBe(1);
  });
});

describe('by mail', () => {
  it('the user gets the chosen kinds', async () => {
    const first = await linked();
    await buyer()(offers.read, { params: { token: first.token } });
    const subjects = async () => (await mailsTo(ours.email)).map(({ subject }) => subject);
    expect(await subjects()).not.toContainEqual(expect.stringContaining('ha aperto'));
    const { mail } = await ours.call(notices.changeSettings, { body: { kind: 'offer-opened', mail: 'now' } });
    expect(mail).toMatchObject({ 'offer-opened': 'now', 'offer-accepted': 'now', comment: 'never' });
    await ours.call(notices.changeSettings, { body: { kind: 'offer-accepted', mail: 'never' } });
    const second = await linked();
    await buyer()(offers.read, { params: { token: second.token } });
    await buyer()(offers.answer, {
      params: { token: second.token },
      body: { answer: 'accepted', name: 'G' },
    });
    expect(await subjects()).toContainEqual(`Rossi Oleodinamica S.r.l. ha aperto ${second.number}`);
    expect(await subjects()).not.toContainEqual(expect.stringContaining('accettato'));
  });
});

describe('in one mail a day', () => {
  it('the user gets the unread ones that waited for it, once', async () => {
    await ours.call(notices.changeSettings, { body: { kind: 'offer-opened', mail: 'daily' } });
    const [first, second, read] = [await linked(), await linked(), await linked()];
    for (const { token } of [first, second, read]) await buyer()(offers.read, { params: { token } });
    const seen = (await told()).find(({ about }) => about.guid === read.guid);
    await ours.call(notices.read, { body: { guids: [seen?.guid ?? ''] } });
    const digests = () =>
      server.handles.system((db) =>
        db
          .selectFrom('outbox')
          .select('bodyText')
          .where('recipient', '=', ours.email)
          .where('subject', 'like', '%novità%')
          .execute(),
      );
    expect(await digests()).toEqual([]);
    await sendDigests(server.services);
    await sendDigests(server.services);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    for (const { number } of [first, second])
      expect(mail?.bodyText).toContain(`• Rossi Oleodinamica S.r.l. ha aperto ${number}`);
    expect(mail?.bodyText).not.toContain(read.number);
  });
});

describe('live', () => {
  const listen = (token: string | null) =>
    fetch(`${server.app.listeningOrigin}/api${LIVE_PATH}`, {
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });

  it('an open page is told about news of its own user only', async () => {
    await openPort(server);
    expect((await listen(null)).status).toBe(401);
    const colleague = await addPerson(server, ours, 'preventivista');
    const heard: Record<string, string> = { ours: '', colleague: '' };
    const readers = [];
    for (const [name, { token }] of [
      ['ours', ours],
      ['colleague', colleague],
    ] as const) {
      const response = await listen(token);
      expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
      const reader = response.body?.getReader();
      if (!reader) throw new Error('no stream');
      readers.push(reader);
      void (async () => {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) return;
          heard[name] += new TextDecoder().decode(value);
        }
      })();
    }
    const { token } = await linked();
    await buyer()(offers.read, { params: { token } });
    await eventually(() => expect(heard.ours).toContain('event: notices'));
    expect(heard.colleague).not.toContain('event');
    for (const reader of readers) await reader.cancel();
  });
});

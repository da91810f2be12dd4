import { comments, jobComments, notices, offerTalk, quoteDelivery, quotes, users } from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { makeJob } from '../../../test/job-samples.ts';
import { asBody, pinQuote } from '../../../test/quote-samples.ts';
import { addPerson, logIn, type TestPerson } from '../../../test/test-people.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';

const server = sharedTestServer();
let ours: TestCompany;
let ugo: TestPerson;
let params: { guid: string };
beforeEach(async () => {
  ours = await registerTestCompany(server);
  ugo = await addPerson(server, ours, 'preventivista');
  params = { guid: (await ours.call(quotes.create, { body: asBody(pinQuote()) })).guid };
});

const say = (
  who: Pick<TestCompany, 'call'>,
  text: string,
  more: { mentions?: string[]; outside?: boolean } = {},
) => {
  server.clock.advance({ seconds: 1 });
  return who.call(comments.add, { params, body: { text, ...more } });
};
const told = async (who: Pick<TestCompany, 'call'>) =>
  (await who.call(notices.list)).rows.map(({ kind, count }) => [kind, count]);

describe('a comment', () => {
  it('notifies the owner, mentioned users and earlier authors, never its own author', async () => {
    const { people } = await say(ours, 'Controlla il grezzo', { mentions: [ugo.user.guid] });
    expect(people.map(({ guid }) => guid).sort()).toEqual([ours.user.guid, ugo.user.guid].sort());
    expect(await told(ours)).toEqual([]);
    expect(await told(ugo)).toEqual([['mention', 1]]);
    await say(ugo, 'Fatto');
    await say(ugo, 'Anche il peso');
    expect(await told(ours)).toEqual([['comment', 2]]);
    expect(await told(ugo)).toEqual([['mention', 1]]);
  });

  it('may be about one position', async () => {
    const body = { text: 'Il foro è cieco?', positionId: 'p1' };
    await ours.call(comments.add, { params, body });
    const { comments: rows } = await say(ours, 'Di tutto il preventivo');
    expect(rows.map(({ positionId }) => positionId)).toEqual(['p1', null]);
  });

  it('links the quotes and jobs of this company whose number it contains', async () => {
    const { guid, number } = await makeJob(ours.call);
    const { number: quoteNumber } = await ours.call(quotes.get, { params });
    const { links } = await say(ours, `Come ${quoteNumber}, poi ${number}. Non P-2026-9999.`);
    expect(links.toSorted((a, b) => a.of.localeCompare(b.of))).toEqual([
      { number, of: 'job', guid },
      { number: quoteNumber, of: 'quote', guid: params.guid },
    ]);
    const stranger = await registerTestCompany(server);
    const own = { guid: (await makeJob(stranger.call)).guid };
    const there = await stranger.call(jobComments.add, { params: own, body: { text: `Come ${number}` } });
    expect(there.links.map((link) => link.guid)).not.toContain(guid);
  });

  it('cannot mention users of another company', async () => {
    const stranger = await registerTestCompany(server);
    await say(ours, 'Ciao', { mentions: [stranger.user.guid] });
    expect(await told(stranger)).toEqual([]);
    await expectError(stranger.call(comments.list, { params }), 'NOT_FOUND');
    await expectError(stranger.call(comments.add, { params, body: { text: 'x' } }), 'NOT_FOUND');
  });

  it('can be edited and removed only by its author, and resolved by all users', async () => {
    const [first] = (await say(ours, 'Controlla')).comments;
    const place = { ...params, comment: first?.guid ?? '' };
    await expectError(ugo.call(comments.edit, { params: place, body: { text: 'x' } }), 'FORBIDDEN');
    await expectError(ugo.call(comments.remove, { params: place }), 'FORBIDDEN');
    const edited = await ours.call(comments.edit, { params: place, body: { text: 'Controlla il peso' } });
    expect(edited.comments).toMatchObject([{ text: 'Controlla il peso', editedAt: expect.any(String) }]);
    const resolved = await ugo.call(comments.resolve, { params: place, body: { resolved: true } });
    expect(resolved.comments).toMatchObject([{ resolvedBy: expect.stringContaining('Ugo') }]);
    expect((await ours.call(comments.remove, { params: place })).comments).toEqual([]);
  });

  it('is added once under its idempotency key', async () => {
    const guid = '0190a000-0000-7000-8000-000000000001';
    const body = { guid, text: 'Una volta' };
    await ours.call(comments.add, { params, body });
    expect((await ours.call(comments.add, { params, body })).comments).toHaveLength(1);
  });

  it('among colleagues is hidden from users without cost access, unless it mentions them', async () => {
    const change = { base: { hideCosts: false }, changes: { hideCosts: true } };
    await ours.call(users.update, { params: { guid: ugo.user.guid }, body: change });
    const blind = await logIn(server, ugo.email);
    await say(blind, 'Il cliente chiede due settimane');
    const { comments: all } = await say(ours, 'Margine al 12 %, non di meno');
    await say(ours, 'Va bene per me', { mentions: [ugo.user.guid] });
    await say(ours, 'Consegna in dieci giorni', { outside: true });
    const read = await blind.call(comments.list, { params });
    expect(read.comments.map(({ text }) => text)).toEqual([
      'Il cliente chiede due settimane',
      'Va bene per me',
      'Consegna in dieci giorni',
    ]);
    expect(JSON.stringify(await blind.call(notices.list))).not.toContain('Margine');
    const hidden = all.find(({ text }) => text.startsWith('Margine'))?.guid ?? '';
    const place = { ...params, comment: hidden };
    await expectError(blind.call(comments.resolve, { params: place, body: { resolved: true } }), 'NOT_FOUND');
  });
});

describe('a job', () => {
  it('has its own conversation, which the shop floor reads and writes too', async () => {
    const job = { guid: (await makeJob(ours.call)).guid };
    const floor = await addPerson(server, ours, 'reparto');
    const said = { text: 'Manca la dima', mentions: [ugo.user.guid] };
    const { comments: rows } = await floor.call(jobComments.add, { params: job, body: said });
    expect(rows).toMatchObject([{ text: said.text, authorGuid: floor.user.guid, outside: false }]);
    expect(await told(ours)).toEqual([['comment', 1]]);
    const [notice] = (await ugo.call(notices.list)).rows;
    expect(notice).toMatchObject({ kind: 'mention', about: { of: 'job', guid: job.guid } });
    const place = { ...job, comment: rows[0]?.guid ?? '' };
    await expectError(ours.call(jobComments.edit, { params: place, body: { text: 'x' } }), 'FORBIDDEN');
    const resolved = await ours.call(jobComments.resolve, { params: place, body: { resolved: true } });
    expect(resolved.comments[0]?.resolvedAt).not.toBeNull();
    expect((await floor.call(jobComments.remove, { params: place })).comments).toEqual([]);
  });

  it('hides its conversation from strangers, and from the quote', async () => {
    const job = { guid: (await makeJob(ours.call)).guid };
    const [first] = (await ours.call(jobComments.add, { params: job, body: { text: 'Qui' } })).comments;
    const stranger = await registerTestCompany(server);
    await expectError(stranger.call(jobComments.list, { params: job }), 'NOT_FOUND');
    const place = { ...params, comment: first?.guid ?? '' };
    await expectError(ours.call(comments.remove, { params: place }), 'NOT_FOUND');
    expect((await ours.call(comments.list, { params })).comments).toEqual([]);
  });
});

describe('the buyer', () => {
  it('asks on the page, the owner is notified, and only the answer reaches the buyer by mail and on the page', async () => {
    const { url } = await ours.call(quoteDelivery.createLink, { params, body: { confirmed: true } });
    const link = { token: url.split('/offerta/')[1] ?? '' };
    const buyer = server.as(null);
    await say(ours, 'Tra noi: margine alto');
    const question = { name: 'Giulia Ferrari', email: 'giulia@rossi.it', text: 'Il trattamento è compreso?' };
    const asked = await buyer(offerTalk.ask, { params: link, body: question });
    expect(asked.lines).toMatchObject([{ fromShop: false, text: question.text }]);
    expect(await told(ours)).toEqual([['offer-question', 1]]);
    await say(ugo, 'Sì, è compreso.', { outside: true });
    const { lines } = await buyer(offerTalk.read, { params: link });
    expect(lines.map(({ fromShop, text }) => [fromShop, text])).toEqual([
      [false, question.text],
      [true, 'Sì, è compreso.'],
    ]);
    const mails = await server.handles.system((db) =>
      db
        .selectFrom('outbox')
        .select(['bodyText', 'replyTo'])
        .where('recipient', '=', question.email)
        .where('companyGuid', '=', ours.user.companyGuid)
        .execute(),
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]?.bodyText).toContain('Sì, è compreso.');
    expect(mails[0]?.bodyText).not.toContain('margine');
    expect(mails[0]?.replyTo).toBe(ugo.email);
    // A message that the buyer has read cannot be removed.
    const { comments: all } = await ugo.call(comments.list, { params });
    const sent = all.find(({ text }) => text === 'Sì, è compreso.');
    const place = { ...params, comment: sent?.guid ?? '' };
    await expectError(ugo.call(comments.remove, { params: place }), 'FORBIDDEN');
  });

  it('cannot ask without a valid link', async () => {
    const body = { name: 'X', email: 'x@y.it', text: 'x' };
    await expectError(server.as(null)(offerTalk.ask, { params: { token: 'no' }, body }), 'OFFER_UNKNOWN');
  });
});

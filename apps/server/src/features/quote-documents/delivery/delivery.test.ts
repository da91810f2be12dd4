import { randomUUID } from 'node:crypto';
import { notices, type Quote, quoteDelivery, quotes } from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import { attachmentOf, type SmtpPeer, startSmtpPeer } from '../../../../test/smtp-peer.ts';
import {
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/test-server.ts';
import { sweepDeliveries } from './note-delivery.ts';

const typed = {
  to: 'buyer@rossi.it',
  subject: 'Preventivo',
  text: 'Buongiorno,\n\nin allegato.\n\nAnna',
  confirmed: true,
};

describe('with a mail server', () => {
  let smtp: SmtpPeer;
  let server: TestServer;
  let ours: TestCompany;
  beforeAll(async () => {
    smtp = await startSmtpPeer();
    server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    ours = await registerTestCompany(server);
  });
  afterAll(async () => {
    await server.stop();
    await smtp.close();
  });

  const create = () => ours.call(quotes.create, { body: asBody(pinQuote()) });
  const stateOf = async (guid: string) => (await ours.call(quotes.get, { params: { guid } })).state;
  const mails = (guidOrTo: string) => smtp.received.filter(({ to }) => to.includes(guidOrTo));

  it('proposes a mail to the customer', async () => {
    const { guid, number } = await create();
    const delivery = await ours.call(quoteDelivery.get, { params: { guid } });
    expect(delivery).toMatchObject({ sendsMail: true, mails: [], links: [] });
    expect(delivery.mail.subject).toContain(`Preventivo ${number} rev. 1`);
    expect(delivery.mail.copyTo).toBe(ours.email);
  });

  it('that is refused repeatedly notifies its sender, once', async () => {
    const { guid } = await create();
    // The mail of the registration is out of the way: the refusals are for this one.
    await eventually(() => expect(mails(ours.email)).not.toEqual([]));
    smtp.refusals = 4;
    await ours.call(quoteDelivery.send, { params: { guid }, body: { ...typed, to: 'zero@rossi.it' } });
    const told = async () =>
      (await ours.call(notices.list)).rows.filter(({ kind }) => kind === 'mail-failed');
    await eventually(async () =>
      expect(await told()).toMatchObject([
        { about: { of: 'quote', guid }, who: 'zero@rossi.it', text: expect.any(String), count: 1 },
      ]),
    );
    await eventually(async () => expect(await stateOf(guid)).toBe('sent'));
    expect(await told()).toHaveLength(1);
  });

  it('reaches the customer with the PDF, a copy and a reply address; only then the quote is sent', async () => {
    const { guid, number } = await create();
    smtp.refusals = 1;
    const answer = await ours.call(quoteDelivery.send, {
      params: { guid },
      body: { ...typed, to: 'uno@rossi.it' },
    });
    expect(answer.mails).toMatchObject([{ recipient: 'uno@rossi.it', deliveredAt: null }]);
    expect(await stateOf(guid)).toBe('draft');
    await eventually(async () => expect(await stateOf(guid)).toBe('sent'));
    const [mail] = mails('uno@rossi.it');
    expect(mail?.to).toEqual(['uno@rossi.it', ours.email]);
    expect(mail?.text).toContain(`Reply-To: ${ours.email}`);
    expect(mail?.text).toMatch(/Subject: Preventivo/);
    expect(mail?.text.replaceAll('=\r\n', '')).toMatch(/\/offerta\/[\w-]{43}/);
    const { head, bytes } = attachmentOf(mail?.text ?? '');
    expect(head).toContain(`${number}-rev1.pdf`);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const { mails: noted } = await ours.call(quoteDelivery.get, { params: { guid } });
    expect(noted[0]).toMatchObject({ error: null, deliveredAt: expect.any(String) });
  });

  it('sends a sent quote once more without changing it', async () => {
    const { guid } = await create();
    const body = { ...typed, to: 'due@rossi.it', copyToSelf: false, withLink: false };
    await ours.call(quoteDelivery.send, { params: { guid }, body });
    await eventually(async () => expect(await stateOf(guid)).toBe('sent'));
    const { version } = await ours.call(quotes.get, { params: { guid } });
    await ours.call(quoteDelivery.send, { params: { guid }, body });
    await eventually(() => expect(mails('due@rossi.it')).toHaveLength(2));
    expect(mails('due@rossi.it')[0]?.to).toEqual(['due@rossi.it']);
    expect(mails('due@rossi.it')[0]?.text).not.toContain('/offerta/');
    expect((await ours.call(quotes.get, { params: { guid } })).version).toBe(version);
  });

  it('is sent once for a repeated call with the same key, and again under another', async () => {
    const { guid } = await create();
    const send = (key: string, to = 'sei@rossi.it', quote = guid) =>
      ours.call(quoteDelivery.send, { params: { guid: quote }, body: { ...typed, to, guid: key } });
    const [key, other] = [randomUUID(), randomUUID()];
    const answers = await Promise.all([send(key), send(key)]);
    for (const { mails: noted, links } of [...answers, await send(key)])
      expect([noted.length, links.length]).toEqual([1, 1]);
    await eventually(async () => expect(await stateOf(guid)).toBe('sent'));
    // Also once the draft has become a sent quote.
    expect((await send(key)).mails).toHaveLength(1);
    await expectError(send(key, 'sei@rossi.it', (await create()).guid), 'GUID_TAKEN');
    expect((await send(other, 'sette@rossi.it')).mails).toHaveLength(2);
    await eventually(() => expect(mails('sette@rossi.it')).toHaveLength(1));
    expect(mails('sei@rossi.it')).toHaveLength(1);
  });

  it('freezes the printed version and continues with later edits as the next revision', async () => {
    const { guid, version } = await create();
    smtp.refusals = 2;
    await ours.call(quoteDelivery.send, { params: { guid }, body: { ...typed, to: 'tre@rossi.it' } });
    const changes = [{ path: ['title'], base: '', value: 'Scritto dopo' }];
    await ours.call(quotes.save, { params: { guid }, body: { version, changes } });
    await eventually(() => expect(mails('tre@rossi.it')).toHaveLength(1));
    let now: Quote | null = null;
    await eventually(async () => {
      now = await ours.call(quotes.get, { params: { guid } });
      expect(now.revision).toBe(2);
    });
    expect(now).toMatchObject({ state: 'draft', document: { title: 'Scritto dopo' } });
    const frozen = await ours.call(quotes.getRevision, { params: { guid, revision: 1 } });
    expect(frozen).toMatchObject({ state: 'sent', document: { title: '' } });
  });

  it('finds a delivery whose confirmation was lost', async () => {
    const { guid } = await create();
    await ours.call(quoteDelivery.send, { params: { guid }, body: { ...typed, to: 'quattro@rossi.it' } });
    await eventually(async () => expect(await stateOf(guid)).toBe('sent'));
    await server.handles.system(async (db) => {
      await db.updateTable('quoteMails').set({ deliveredAt: null }).where('quoteGuid', '=', guid).execute();
    });
    await sweepDeliveries(server.services);
    const { mails: noted } = await ours.call(quoteDelivery.get, { params: { guid } });
    expect(noted[0]?.deliveredAt).not.toBeNull();
  });

  it('refuses a quote without prices or with unconfirmed ones', async () => {
    const [position] = pinQuote().positions;
    const empty = { ...position, phases: [], stock: null } as never;
    const { guid } = await ours.call(quotes.create, { body: asBody(pinQuote({ positions: [empty] })) });
    await expectError(ours.call(quoteDelivery.send, { params: { guid }, body: typed }), 'QUOTE_UNPRICED');
  });
});

describe('without a mail server', () => {
  it('says so, and the quote stays a draft', async () => {
    const server = await startTestServer();
    const { call } = await registerTestCompany(server);
    const { guid } = await call(quotes.create, { body: asBody(pinQuote()) });
    expect((await call(quoteDelivery.get, { params: { guid } })).sendsMail).toBe(false);
    await expectError(call(quoteDelivery.send, { params: { guid }, body: typed }), 'MAIL_UNAVAILABLE');
    expect((await call(quotes.get, { params: { guid } })).state).toBe('draft');
    await server.stop();
  });
});

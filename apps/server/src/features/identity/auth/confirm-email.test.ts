import { auth, emailConfirmation, invitations, quoteDelivery, quotes } from '@truciolo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { asBody, pinQuote } from '../../../../test/quote-samples.ts';
import { confirmationTokenOf, type SmtpPeer, startSmtpPeer } from '../../../../test/smtp-peer.ts';
import {
  buildRegistration,
  registerTestCompany,
  startTestServer,
  type TestCompany,
  type TestServer,
} from '../../../../test/test-server.ts';

const mail = { to: 'buyer@rossi.it', subject: 'Preventivo', text: 'Buongiorno', confirmed: true };

let smtp: SmtpPeer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, TRUST_PROXY: 'on' });
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

const register = () => registerTestCompany(server, {}, { confirmed: false });
const newQuote = async ({ call }: TestCompany) =>
  (await call(quotes.create, { body: asBody(pinQuote()) })).guid;
const send = ({ call }: TestCompany, guid: string) =>
  call(quoteDelivery.send, { params: { guid }, body: mail });

describe('an address nobody has confirmed', () => {
  it('sends nothing to others; the link for the customer works, and the mailed link opens the way', async () => {
    const ours = await register();
    const guid = await newQuote(ours);
    const { unconfirmedEmail } = await ours.call(quoteDelivery.get, { params: { guid } });
    expect(unconfirmedEmail).toBe(ours.email);
    await expectError(send(ours, guid), 'EMAIL_UNCONFIRMED');
    const { url } = await ours.call(quoteDelivery.createLink, {
      params: { guid },
      body: { confirmed: true },
    });
    expect(url).toContain('/offerta/');

    const token = await confirmationTokenOf(smtp, ours.email);
    for (const wrong of ['x', `${token}x`, token.replace(/\.\d+\./, '.9999999999999.')])
      await expectError(
        server.as(null)(emailConfirmation.confirm, { body: { token: wrong } }),
        'CONFIRM_LINK_INVALID',
      );
    // Opened twice, by a user in a hurry.
    await server.as(null)(emailConfirmation.confirm, { body: { token } });
    await server.as(null)(emailConfirmation.confirm, { body: { token } });
    expect((await ours.call(quoteDelivery.get, { params: { guid } })).unconfirmedEmail).toBeNull();
    expect((await send(ours, guid)).mails).toHaveLength(1);
  });

  it('gets the link again on request, and an old one is over', async () => {
    const ours = await register();
    const token = await confirmationTokenOf(smtp, ours.email);
    await ours.call(emailConfirmation.mail);
    await eventually(() => expect(smtp.received.filter(({ to }) => to.includes(ours.email))).toHaveLength(2));
    server.clock.advance({ days: 8 });
    await expectError(
      server.as(null)(emailConfirmation.confirm, { body: { token } }),
      'CONFIRM_LINK_INVALID',
    );
    server.clock.advance({ days: -8 });
  });

  it('invites colleagues by a link that its owner hands over', async () => {
    const ours = await register();
    const body = { email: 'nuovo@persone.it', role: 'tecnico', seat: false, hideCosts: false } as const;
    const { link } = await ours.call(invitations.create, { body });
    expect(link).toContain('/invito/');
    const queued = await server.handles.system((db) =>
      db.selectFrom('outbox').select('guid').where('recipient', '=', body.email).execute(),
    );
    expect(queued).toEqual([]);
  });
});

it('a trial sends forty mails a day to others', async () => {
  const ours = await registerTestCompany(server);
  const guid = await newQuote(ours);
  const { limiter } = server.services;
  for (let sent = 0; sent < 39; sent += 1)
    await limiter.take({ [`trial-mail:${ours.user.companyGuid}`]: 40 }, 24 * 60);
  await send(ours, guid);
  const refusal = await expectError(send(ours, guid), 'RATE_LIMITED');
  expect(refusal.message).toContain('Durante la prova');
});

it('one address makes ten companies a day; the machine of the server makes any number', async () => {
  const registerFrom = (address?: string) =>
    server
      .as(null, address ? { 'x-forwarded-for': address } : {})(auth.register, { body: buildRegistration() })
      .then(
        () => 'made',
        () => 'refused',
      );
  const outcomes: string[] = [];
  for (let round = 0; round < 12; round += 1) outcomes.push(await registerFrom('203.0.113.50'));
  expect(outcomes.filter((one) => one === 'made')).toHaveLength(10);
  expect(await registerFrom()).toBe('made');
  expect(await registerFrom('203.0.113.51')).toBe('made');
});

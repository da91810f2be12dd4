import { generateKeyPairSync } from 'node:crypto';
import { createRequire } from 'node:module';
import { requestMailbox, requests } from '@truciolo/contract';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerTestCompany, sharedTestServer } from '../../../test/test-server.ts';
import { inboundAddress } from './address.ts';
import { checkSender } from './check-sender.ts';
import { openInbound } from './open-inbound.ts';

const DOMAIN = 'posta.officina.example';
const server = sharedTestServer();
let inbound: Awaited<ReturnType<typeof openInbound>>;

/** The name service of the test: rossi.example sends from this machine, and its key signs. */
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const NAMES: Readonly<Record<string, string>> = {
  'rossi.example': 'v=spf1 ip4:127.0.0.1 -all',
  'altri.example': 'v=spf1 ip4:192.0.2.7 -all',
  'posta._domainkey.rossi.example': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
};
const lookUp = async (name: string, type: string) => {
  const text = NAMES[name];
  if (type !== 'TXT' || !text) throw Object.assign(new Error(`no ${type} of ${name}`), { code: 'ENOTFOUND' });
  return [[text]];
};
const certificate = (name: string) =>
  createRequire(import.meta.url).resolve(`hoodiecrow-imap/cert/server.${name}`);

beforeAll(async () => {
  const tls = { certFile: certificate('crt'), keyFile: certificate('key') };
  inbound = await openInbound(server.services, { host: '127.0.0.1', port: 0, domain: DOMAIN, tls }, lookUp);
});
afterAll(() => inbound.close());

const send = (to: string, more: object = {}) =>
  nodemailer
    .createTransport({
      host: '127.0.0.1',
      port: inbound.port,
      secure: false,
      // A delivery that cannot be encrypted fails.
      requireTLS: true,
      tls: { rejectUnauthorized: false },
    })
    .sendMail({
      from: 'Giulia Ferrari <g.ferrari@rossi.example>',
      to,
      subject: 'RdO 318',
      text: 'Chiedo offerta per RO-4520, 10 pezzi in C45.',
      messageId: '<318@rossi.example>',
      ...more,
    });

async function open() {
  const ours = await registerTestCompany(server);
  const address = inboundAddress(server.services.secrets, ours.user.companyGuid, DOMAIN);
  const list = async () => (await ours.call(requests.list, { query: {} })).rows;
  return { ours, address, list };
}

it('a mail to the address of a company becomes its request, once', async () => {
  const { address, list } = await open();
  const other = await open();
  await send(address.toUpperCase());
  await send(address);
  expect(await list()).toMatchObject([{ subject: 'RdO 318', source: 'mail', positions: 1 }]);
  expect(await other.list()).toEqual([]);
});

it('shows whether the sender may send and signed, and refuses no mail for it', async () => {
  const { ours, address, list } = await open();
  const dkim = { domainName: 'rossi.example', keySelector: 'posta', privateKey };
  const checkOf = async (more: {
    readonly from: string;
    readonly messageId?: string;
    readonly dkim?: object;
  }) => {
    await send(address, more);
    const made = (await list()).find(({ senderEmail }) => senderEmail === more.from);
    return (await ours.call(requests.get, { params: { guid: made?.guid ?? '' } })).senderCheck;
  };
  expect(await checkOf({ from: 'g.ferrari@rossi.example', dkim })).toEqual({
    spf: 'pass',
    dkim: 'pass',
    sender: 'rossi.example',
    signer: 'rossi.example',
  });
  const other = { from: 'x@altri.example', messageId: '<2@altri.example>' };
  expect(await checkOf(other)).toEqual({ spf: 'fail', dkim: 'none', sender: 'altri.example', signer: '' });
  const silent = { from: 'x@muti.example', messageId: '<3@muti.example>' };
  expect(await checkOf(silent)).toMatchObject({ spf: 'none', dkim: 'none' });
});

it('a name service that does not answer makes the results unknown, in limited time', async () => {
  const never = () => new Promise<never>(() => undefined);
  const mail = Buffer.from('From: a@rossi.example\r\n\r\nCiao');
  const delivery = { ip: '127.0.0.1', helo: 'x', sender: 'a@rossi.example' };
  expect(await checkSender(mail, delivery, never, 20)).toMatchObject({ spf: 'unknown', dkim: 'unknown' });
});

it('a delivery that fails is refused for now, and taken when it is repeated', async () => {
  const { address, list } = await open();
  const { files } = server.services;
  const put = files.put;
  const attachments = [{ filename: 'RO-4520.csv', content: 'codice;quantità\nRO-4520;10\n' }];
  Object.assign(files, { put: () => Promise.reject(new Error('the store is away')) });
  await expect(send(address, { attachments })).rejects.toMatchObject({ responseCode: 451 });
  Object.assign(files, { put });
  expect(await list()).toEqual([]);
  await send(address, { attachments });
  expect(await list()).toHaveLength(1);
});

it('other addresses are refused, also those with a changed token', async () => {
  const { address } = await open();
  const changed = address.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
  for (const to of [`info@${DOMAIN}`, `richieste@${DOMAIN}`, changed, address.replace(DOMAIN, 'x.example')])
    await expect(send(to)).rejects.toMatchObject({ responseCode: 550 });
});

it('an installation without it names no address', async () => {
  const { ours } = await open();
  expect(await ours.call(requestMailbox.address, {})).toEqual({ address: null });
});

import { requestMailbox, requests } from '@truciolo/contract';
import nodemailer from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerTestCompany, testServerOfFile } from '../../../test/test-server.ts';
import { inboundAddress } from './address.ts';
import { openInbound } from './open-inbound.ts';

const DOMAIN = 'posta.officina.example';
const server = testServerOfFile();
let inbound: Awaited<ReturnType<typeof openInbound>>;
beforeAll(async () => {
  inbound = await openInbound(server.services, { host: '127.0.0.1', port: 0, domain: DOMAIN });
});
afterAll(() => inbound.close());

const send = (to: string, more: object = {}) =>
  nodemailer.createTransport({ host: '127.0.0.1', port: inbound.port, secure: false }).sendMail({
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

import { requests } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../../test/smtp-peer.ts';
import { registerTestCompany, startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { takeRequest } from '../index.ts';

let smtp: SmtpPeer;
let server: TestServer;
beforeAll(async () => {
  smtp = await startSmtpPeer();
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

it('mails questions to the buyer, whose answer comes back to the same request', async () => {
  const { call, user } = await registerTestCompany(server);
  const { guid } = await call(requests.create, { body: { text: 'Chiedo offerta per RO-4520, 10 pezzi.' } });
  const body = { to: 'giulia@rossi.example', subject: 'R: RdO\r\nBcc: x@y.it', text: 'Quale materiale?' };
  const asked = await call(requests.ask, { params: { guid }, body });
  expect(asked.messages).toMatchObject([{ fromShop: true, text: 'Quale materiale?' }]);
  const mailOf = () => smtp.received.find(({ to }) => to.includes('giulia@rossi.example'));
  await eventually(() => expect(mailOf()).toBeDefined());
  expect(mailOf()?.to).not.toContain('x@y.it');
  const sent = /^Message-ID: (<.*>)/im.exec(mailOf()?.text ?? '')?.[1] ?? '';
  server.clock.advance({ minutes: 1 });
  const answered = await takeRequest(
    { ...server.services, companyGuid: user.companyGuid, user: null },
    {
      source: 'mail',
      subject: 'R: RdO',
      senderName: 'Giulia',
      senderEmail: 'giulia@rossi.example',
      messageId: '<answer@rossi.example>',
      references: [sent],
      text: 'C45.',
      receivedAt: server.clock.now,
      files: [],
    },
  );
  expect(answered).toBe(guid);
  const { messages } = await call(requests.get, { params: { guid } });
  expect(messages.map(({ fromShop }) => fromShop)).toEqual([true, false]);
});

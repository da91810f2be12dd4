import { paperMails } from '@truciolo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../test/eventually.ts';
import { expectError } from '../../../../test/expect-error.ts';
import { makeJob } from '../../../../test/job-samples.ts';
import { attachmentOf, type SmtpPeer, startSmtpPeer } from '../../../../test/smtp-peer.ts';
import { registerTestCompany, startTestServer, type TestServer } from '../../../../test/test-server.ts';

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

const typed = {
  to: 'buyer@rossi.it',
  subject: 'Conferma\r\nBcc: x@y.it',
  text: 'Buongiorno,\n\nin allegato.\n\nAnna',
};

it('mails the confirmation of an order with its PDF, with a subject of one line', async () => {
  const { call } = await registerTestCompany(server);
  const job = await makeJob(call);
  await call(paperMails.order, { params: { guid: job.orderGuid ?? '' }, body: typed });
  await eventually(() =>
    expect(smtp.received.filter(({ to }) => to.includes('buyer@rossi.it'))).toHaveLength(1),
  );
  const mail = smtp.received.find(({ to }) => to.includes('buyer@rossi.it'));
  expect(mail && attachmentOf(mail.text).bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(mail?.to).not.toContain('x@y.it');
  const phaseGuid = job.phaseList[0]?.guid ?? '';
  await expectError(
    call(paperMails.subcontract, { params: { guid: job.guid, phaseGuid }, body: typed }),
    'JOB_STATE',
  );
  const stranger = await registerTestCompany(server);
  await expectError(
    stranger.call(paperMails.order, { params: { guid: job.orderGuid ?? '' }, body: typed }),
    'NOT_FOUND',
  );
});

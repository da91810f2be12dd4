import * as contract from '@truciolo/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { expectError } from '../../../test/expect-error.ts';
import {
  PASSWORD,
  registerTestCompany,
  startTestServer,
  type TestServer,
} from '../../../test/test-server.ts';

/** A real SMTP peer on loopback that can be told to refuse. */
function startPeer() {
  const peer = { received: [] as string[], refusals: 0, attempts: 0 };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString('utf8');
      });
      stream.on('end', () => {
        peer.attempts += 1;
        if (peer.refusals > 0) {
          peer.refusals -= 1;
          done(Object.assign(new Error('try later'), { responseCode: 451 }));
          return;
        }
        peer.received.push(text);
        done();
      });
    },
  });
  return new Promise<{ peer: typeof peer; port: number; close: () => Promise<void> }>((resolve) => {
    smtp.listen(0, '127.0.0.1', () => {
      const address = smtp.server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ peer, port, close: () => new Promise((done) => smtp.close(() => done())) });
    });
  });
}

/** Undoes the soft line breaks of quoted-printable, enough to read a link. */
const readable = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const tokenIn = (mail: string) => /reset-password\?token=([\w-]+)/.exec(readable(mail))?.[1] ?? '';

let smtp: Awaited<ReturnType<typeof startPeer>>;
let server: TestServer;
beforeAll(async () => {
  smtp = await startPeer();
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
});
afterAll(async () => {
  await server.stop();
  await smtp.close();
});

const mailsTo = (email: string) => smtp.peer.received.filter((mail) => mail.includes(`To: ${email}`));
const waitForMails = (email: string, count: number) =>
  eventually(() => expect(mailsTo(email)).toHaveLength(count));

describe('outbox', () => {
  it('delivers exactly once to a server that refuses twice and then accepts', async () => {
    smtp.peer.refusals = 2;
    smtp.peer.attempts = 0;
    const { email } = await registerTestCompany(server);
    await waitForMails(email, 1);
    expect(smtp.peer.attempts).toBe(3);
    // Long enough for another poll: nothing more may come.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(mailsTo(email)).toHaveLength(1);
    const row = await server.handles.system((db) =>
      db.selectFrom('outbox').selectAll().where('recipient', '=', email).executeTakeFirstOrThrow(),
    );
    expect(row).toMatchObject({ state: 'sent', attempts: 3, lastError: null });
  });
});

describe('password reset', () => {
  it('works once, for two hours, for the right address, and closes every session', async () => {
    const { email, call } = await registerTestCompany(server);
    await waitForMails(email, 1);
    const anyone = server.as(null);
    await anyone(contract.passwords.requestReset, { body: { email } });
    await waitForMails(email, 2);
    const token = tokenIn(mailsTo(email)[1] ?? '');
    expect(token).toMatch(/^[\w-]{40,}$/);
    const newPassword = 'Nuova-password-2';

    const other = anyone(contract.passwords.reset, {
      body: { token, email: 'other@officina.it', newPassword },
    });
    await expectError(other, 'RESET_LINK_INVALID');
    await anyone(contract.passwords.reset, { body: { token, email, newPassword } });
    await expectError(call(contract.auth.verify), 'UNAUTHENTICATED');
    await anyone(contract.auth.login, { body: { username: email, password: newPassword } });
    await expectError(
      anyone(contract.auth.login, { body: { username: email, password: PASSWORD } }),
      'INVALID_CREDENTIALS',
    );
    await expectError(
      anyone(contract.passwords.reset, { body: { token, email, newPassword } }),
      'RESET_LINK_INVALID',
    );
  });

  it('is refused after two hours', async () => {
    const { email } = await registerTestCompany(server);
    await waitForMails(email, 1);
    await server.as(null)(contract.passwords.requestReset, { body: { email } });
    await waitForMails(email, 2);
    const token = tokenIn(mailsTo(email)[1] ?? '');
    server.clock.advance({ hours: 2, seconds: 1 });
    const body = { token, email, newPassword: 'Nuova-password-2' };
    await expectError(server.as(null)(contract.passwords.reset, { body }), 'RESET_LINK_INVALID');
  });

  it('gives the same answer for an unknown address and sends nothing', async () => {
    const answer = await server.as(null)(contract.passwords.requestReset, {
      body: { email: 'nobody@nowhere.it' },
    });
    expect(answer.success).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(mailsTo('nobody@nowhere.it')).toHaveLength(0);
  });

  it('keeps only a hash of the token', async () => {
    const rows = await server.handles.system((db) => db.selectFrom('passwordResets').selectAll().execute());
    const tokens = smtp.peer.received.map(tokenIn).filter((token) => token !== '');
    expect(tokens.length).toBeGreaterThan(0);
    for (const row of rows) expect(tokens).not.toContain(row.tokenHash);
  });

  it('leaves no link in sent mails', async () => {
    const tokens = smtp.peer.received.map(tokenIn).filter((token) => token !== '');
    expect(tokens.length).toBeGreaterThan(0);
    // The note that it went comes after the peer took it.
    await eventually(async () => {
      const rows = await server.handles.system((db) => db.selectFrom('outbox').selectAll().execute());
      expect(rows.filter(({ state }) => state === 'sent').length).toBeGreaterThan(tokens.length);
      const kept = JSON.stringify(rows);
      expect(tokens.filter((token) => kept.includes(token))).toEqual([]);
    });
  });
});

import { requestMailbox, requests } from '@truciolo/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '../../../test/expect-error.ts';
import { startImapPeer } from '../../../test/imap-peer.ts';
import { registerTestCompany, sharedTestServer, type TestCompany } from '../../../test/test-server.ts';
import { useUpRequests } from '../../../test/use-up-requests.ts';
import { serveMailboxes } from './serve-mailboxes.ts';
import { takeFetched } from './take-fetched.ts';

const server = sharedTestServer({ WEBHOOK_PRIVATE: 'on' });
let ours: TestCompany;
let peer: Awaited<ReturnType<typeof startImapPeer>>;
beforeEach(async () => {
  ours = await registerTestCompany(server);
  peer = await startImapPeer([mail('old')]);
  return () => peer.close();
});

const mail = (id: string, text = 'Chiedo preventivo per AB-100, 10 pz in C45', identified = true) =>
  [
    'From: Mario Rossi <m.rossi@alfa.example>',
    'To: preventivi@officina.example',
    `Subject: Richiesta ${id}`,
    ...(identified ? [`Message-ID: <${id}@alfa.example>`] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    '',
  ].join('\r\n');

const fields = (more: object = {}) => ({
  host: '127.0.0.1',
  port: peer.port,
  safety: 'starttls' as const,
  username: 'testuser',
  password: 'testpass',
  folder: 'INBOX',
  active: true,
  ...more,
});
const connect = (more: object = {}) => ours.call(requestMailbox.set, { body: fields(more) });
const state = async () => (await ours.call(requestMailbox.get)).mailbox;
const subjects = async () => {
  const { rows } = await ours.call(requests.list, { query: { state: 'new' } });
  return rows.map(({ subject }) => subject).sort();
};
const row = () =>
  server.services.handles.tenant(ours.user.companyGuid, (db) =>
    db.selectFrom('requestMailboxes').selectAll().executeTakeFirstOrThrow(),
  );
const change = (values: object) =>
  server.services.handles.tenant(ours.user.companyGuid, (db) =>
    db.updateTable('requestMailboxes').set(values).execute(),
  );

describe('a mailbox', () => {
  it('is tried with the typed settings, and says what is wrong', async () => {
    const check = (more: object = {}) => ours.call(requestMailbox.check, { body: fields(more) });
    expect(await check()).toEqual({ messages: 1, folders: ['INBOX', 'RdO'] });
    expect((await expectError(check({ password: 'wrong' }), 'MAILBOX_REFUSED')).message).toContain('rifiuta');
    expect((await expectError(check({ folder: 'Acquisti' }), 'MAILBOX_REFUSED')).message).toContain(
      'INBOX, RdO',
    );
    expect((await expectError(check({ password: '' }), 'MAILBOX_REFUSED')).message).toContain(
      'Scrivi la password',
    );
    const { port } = peer;
    peer.close();
    expect((await expectError(check({ port }), 'MAILBOX_REFUSED')).message).toContain('Nessun server');
  });

  it('keeps its password sealed and never answers it', async () => {
    const { mailbox } = await connect();
    expect(JSON.stringify(mailbox)).not.toContain('testpass');
    expect((await row()).sealedPassword).not.toContain('testpass');
    await connect({ password: '', folder: 'RdO' });
    expect(await state()).toMatchObject({ folder: 'RdO' });
    // The stored password is for its own account alone.
    await expectError(connect({ password: '', username: 'another' }), 'MAILBOX_REFUSED');
  });

  it('gives only messages that arrive after it was connected, once, and leaves them as they are', async () => {
    await connect();
    await serveMailboxes(server.services);
    expect(await subjects()).toEqual([]);
    peer.deliver(mail('one'));
    peer.deliver(mail('two', 'Chiedo preventivo per CD-200, 5 pz', false));
    await serveMailboxes(server.services);
    await serveMailboxes(server.services);
    expect(await subjects()).toEqual(['Richiesta one', 'Richiesta two']);
    expect(await state()).toMatchObject({ taken: 2, problem: '' });
    expect(peer.flags()).toEqual([[], [], []]);
  });

  it('gives each message once, also when the place of the last one is lost', async () => {
    await connect();
    await serveMailboxes(server.services);
    peer.deliver(mail('one'));
    await serveMailboxes(server.services);
    const { lastUid } = await row();
    // The process stopped after the message was taken and before that was noted.
    await change({ lastUid: Number(lastUid) - 1 });
    await serveMailboxes(server.services);
    // The server has built its folder anew.
    await change({ uidValidity: '99' });
    peer.deliver(mail('two'));
    await serveMailboxes(server.services);
    expect((await subjects()).filter((subject) => subject === 'Richiesta one')).toHaveLength(1);
    expect(await subjects()).toContain('Richiesta two');
  });

  it('names a message that keeps failing, and goes on with the next', async () => {
    await connect();
    await serveMailboxes(server.services);
    peer.deliver(mail('bad'));
    peer.deliver(mail('good'));
    const { lastUid } = await row();
    await change({ failedUid: Number(lastUid) + 1, failedTimes: 3 });
    await serveMailboxes(server.services);
    expect(await subjects()).toEqual(['Richiesta bad', 'Richiesta good']);
    const { rows } = await ours.call(requests.list, { query: { q: 'bad' } });
    const { notes, senderEmail } = await ours.call(requests.get, { params: { guid: rows[0]?.guid ?? '' } });
    expect(senderEmail).toBe('m.rossi@alfa.example');
    expect(notes).toEqual([expect.stringContaining('La mail non si legge: aprila nella casella')]);
  });

  it('names a message that is too large to be taken, once', async () => {
    await connect();
    await serveMailboxes(server.services);
    const large = {
      uid: 7,
      arrivedAt: null,
      sender: { name: 'Mario Rossi', address: 'm.rossi@alfa.example' },
      subject: 'Richiesta large',
      messageId: null,
      source: null,
    };
    const mailbox = await row();
    await takeFetched(server.services, mailbox, large);
    await takeFetched(server.services, mailbox, large);
    expect(await subjects()).toEqual(['Richiesta large']);
    const { rows } = await ours.call(requests.list, { query: { q: 'large' } });
    const { notes } = await ours.call(requests.get, { params: { guid: rows[0]?.guid ?? '' } });
    expect(notes).toEqual([expect.stringContaining('più grande di 60 MB')]);
  });

  it('keeps the messages beyond the limit of the day for the next one', async () => {
    await connect();
    await serveMailboxes(server.services);
    await useUpRequests(server, ours);
    peer.deliver(mail('one'));
    await serveMailboxes(server.services);
    expect(await subjects()).toEqual([]);
    server.clock.advance({ days: 1, minutes: 1 });
    await serveMailboxes(server.services);
    expect(await subjects()).toEqual(['Richiesta one']);
  });

  it('says why it could not be read, and waits before it is tried again', async () => {
    await connect({ password: 'wrong' });
    await serveMailboxes(server.services);
    expect((await state())?.problem).toContain('rifiuta nome utente o password');
    expect((await row()).nextAt).not.toBeNull();
    await connect();
    await serveMailboxes(server.services);
    expect(await state()).toMatchObject({ problem: '' });
  });

  it('that is switched off or removed is not read', async () => {
    await connect();
    await serveMailboxes(server.services);
    await connect({ active: false });
    peer.deliver(mail('one'));
    await serveMailboxes(server.services);
    expect(await subjects()).toEqual([]);
    await ours.call(requestMailbox.remove);
    expect(await state()).toBeNull();
  });
});

import { performance } from 'node:perf_hooks';
import { openMessage } from '@truciolo/mail-message';
import { readMessage } from '@truciolo/request';
import { withMailbox } from '../apps/server/src/features/request-mailbox/connect.ts';
import { type Mark, readMailbox } from '../apps/server/src/features/request-mailbox/read-mailbox.ts';
import { startImapPeer } from '../apps/server/test/imap-peer.ts';

const MAILS = 500;
/** A drawing of usual size, as it travels. */
const DRAWING = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(150_000, 'x')]).toString('base64');
const MEGABYTE = 1024 * 1024;

const mail = (at: number): string =>
  [
    'From: Mario Rossi <m.rossi@alfa.example>',
    `Subject: Richiesta ${at}`,
    `Message-ID: <${at}@alfa.example>`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=B',
    '',
    '--B',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `Buongiorno, chiedo preventivo per AB-${1000 + at} rev. B albero in C45 brunito, pz. 10/50/100, consegna sett. 20.`,
    '--B',
    'Content-Type: application/pdf',
    `Content-Disposition: attachment; filename="AB-${1000 + at}_B.pdf"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(DRAWING.match(/.{1,76}/g) ?? []),
    '--B--',
    '',
  ].join('\r\n');

/** Reads a mailbox with 500 new messages, round by round, as the server does, without the database. */
export async function runMailbox() {
  const peer = await startImapPeer(Array.from({ length: MAILS }, (_, at) => mail(at)));
  const access = {
    host: '127.0.0.1',
    port: peer.port,
    safety: 'starttls',
    username: 'testuser',
    password: 'testpass',
  } as const;
  const before = { memory: process.memoryUsage().rss, cpu: process.cpuUsage(), time: performance.now() };
  let mark: Mark = { uidValidity: '1', lastUid: 0 };
  let [positions, memory, hasMore] = [0, 0, true];
  while (hasMore) {
    const round = await withMailbox(access, true, (client) =>
      readMailbox(
        client,
        'INBOX',
        { mark, since: null },
        async ({ source }) => {
          if (source)
            positions += readMessage(await openMessage(source), { today: '2026-03-09' }).positions.length;
          memory = Math.max(memory, process.memoryUsage().rss);
        },
        async (done) => {
          mark = done;
        },
      ),
    );
    hasMore = round.hasMore;
  }
  peer.close();
  const { user, system } = process.cpuUsage(before.cpu);
  return [
    { name: `mailbox: positions read from ${MAILS} messages`, value: positions, unit: '' },
    { name: 'mailbox: time', value: (performance.now() - before.time) / 1000, unit: 's' },
    { name: 'mailbox: CPU, with the mail server of the test', value: (user + system) / 1e6, unit: 's' },
    {
      name: 'mailbox: memory above the start, largest',
      value: (memory - before.memory) / MEGABYTE,
      unit: 'MB',
    },
  ];
}

import type { Clock } from '../clock.ts';
import type { AfterCommit, Db, SystemHandle } from '../database/handles.ts';
import type { FileStore } from '../files/file-store.ts';
import { newGuid } from '../guid.ts';
import type { Tasks } from '../tasks/tasks.ts';
import { mailDelivered, mailFailing, mailSweep, sendMail } from './mail-tasks.ts';
import type { MailTransport } from './transport.ts';

export interface NewMail {
  /** Idempotency key of the caller; generated if absent. */
  readonly guid?: string | undefined;
  readonly companyGuid: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly cc?: string;
  /** A stored file attached under this name. */
  readonly attachment?: { readonly file: string; readonly name: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Queues the mail in the transaction of its cause; a worker is notified after the commit. */
export async function queueMail(
  db: Db,
  afterCommit: AfterCommit,
  services: { readonly clock: Clock; readonly tasks: Tasks },
  mail: NewMail,
): Promise<string> {
  const now = services.clock();
  const guid = mail.guid ?? newGuid(now);
  await db
    .insertInto('outbox')
    .values({
      guid,
      companyGuid: mail.companyGuid,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      cc: mail.cc ?? null,
      attachmentFile: mail.attachment?.file ?? null,
      attachmentName: mail.attachment?.name ?? null,
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
      createdAt: now,
    })
    .execute();
  afterCommit(() => services.tasks.send(sendMail, { outboxGuid: guid }, guid));
  return guid;
}

/** A row older than this without a task lost its wake-up call (the process died after the commit). */
const ORPHAN_MINUTES = 2;

interface MailServices {
  readonly database: SystemHandle;
  readonly tasks: Tasks;
  readonly transport: MailTransport;
  readonly files: FileStore;
  readonly clock: Clock;
}

export async function startMailTasks(services: MailServices): Promise<void> {
  const { database, tasks, clock } = services;
  await tasks.work(sendMail, ({ outboxGuid }) => sendOne(services, outboxGuid));
  await tasks.work(mailSweep, async () => {
    const before = new Date(clock().getTime() - ORPHAN_MINUTES * 60_000);
    const orphans = await database.system((db) =>
      db
        .selectFrom('outbox')
        .select('guid')
        .where('state', '=', 'queued')
        .where('attempts', '=', 0)
        .where('createdAt', '<', before)
        .execute(),
    );
    for (const { guid } of orphans) await tasks.send(sendMail, { outboxGuid: guid }, guid);
  });
}

/** One failure is a busy server; after this many the sender is notified. */
const TELLING_ATTEMPT = 3;

async function attachmentOf(files: FileStore, file: string | null, name: string | null) {
  if (file === null || name === null) return null;
  const bytes = await files.get(file);
  if (!bytes) throw new Error(`the file ${file} of a mail is not there`);
  return { name, bytes };
}

async function sendOne(
  { database, tasks, transport, files, clock }: MailServices,
  guid: string,
): Promise<void> {
  const row = await database.system((db) =>
    db
      .updateTable('outbox')
      .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
      .where('guid', '=', guid)
      .where('state', '=', 'queued')
      .returningAll()
      .executeTakeFirst(),
  );
  if (!row) return;
  try {
    await transport.send({
      guid,
      to: row.recipient,
      replyTo: row.replyTo,
      cc: row.cc,
      attachment: await attachmentOf(files, row.attachmentFile, row.attachmentName),
      subject: row.subject,
      text: row.bodyText,
      html: row.bodyHtml,
    });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    await database.system((db) =>
      db.updateTable('outbox').set({ lastError }).where('guid', '=', guid).execute(),
    );
    if (row.attempts === TELLING_ATTEMPT && row.attachmentFile !== null)
      await tasks.send(mailFailing, { companyGuid: row.companyGuid, outboxGuid: guid }, guid);
    throw error;
  }
  await database.system((db) =>
    db
      .updateTable('outbox')
      .set({
        state: 'sent',
        sentAt: clock(),
        lastError: null,
        // Sent mails lose their text, because their links are secrets; only the fact of sending stays. Without a mail
        // server nothing was sent.
        ...(transport.delivers && { bodyText: '', bodyHtml: '' }),
      })
      .where('guid', '=', guid)
      .execute(),
  );
  // Only a mail that a server took has arrived anywhere; files in a folder have not.
  if (transport.delivers && row.attachmentFile !== null)
    await tasks.send(mailDelivered, { companyGuid: row.companyGuid, outboxGuid: guid }, guid);
}

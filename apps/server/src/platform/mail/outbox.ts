import type { Clock } from '../clock.ts';
import type { AfterCommit, Db, SystemHandle } from '../database/handles.ts';
import { newGuid } from '../guid.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { MailTransport } from './transport.ts';

export interface NewMail {
  readonly companyGuid: string;
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Writes the mail with the change that causes it; a worker hears of it once both are committed. */
export async function queueMail(
  db: Db,
  afterCommit: AfterCommit,
  services: { readonly clock: Clock; readonly jobs: Jobs },
  mail: NewMail,
): Promise<string> {
  const now = services.clock();
  const guid = newGuid(now);
  await db
    .insertInto('outbox')
    .values({
      guid,
      companyGuid: mail.companyGuid,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      subject: mail.subject,
      bodyText: mail.text,
      bodyHtml: mail.html,
      createdAt: now,
    })
    .execute();
  afterCommit(() => services.jobs.send('mail', { outboxGuid: guid }, guid));
  return guid;
}

/** A row older than this without a job lost its wake-up call (the process died after the commit). */
const ORPHAN_MINUTES = 2;

export async function startMailWorkers(
  database: SystemHandle,
  jobs: Jobs,
  transport: MailTransport,
  clock: Clock,
): Promise<void> {
  await jobs.work('mail', ({ outboxGuid }) => sendOne(database, transport, clock, outboxGuid));
  await jobs.work('mail-sweep', async () => {
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
    for (const { guid } of orphans) await jobs.send('mail', { outboxGuid: guid }, guid);
  });
}

async function sendOne(
  database: SystemHandle,
  transport: MailTransport,
  clock: Clock,
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
      subject: row.subject,
      text: row.bodyText,
      html: row.bodyHtml,
    });
  } catch (error) {
    const lastError = error instanceof Error ? error.message : String(error);
    await database.system((db) =>
      db.updateTable('outbox').set({ lastError }).where('guid', '=', guid).execute(),
    );
    throw error;
  }
  await database.system((db) =>
    db
      .updateTable('outbox')
      .set({ state: 'sent', sentAt: clock(), lastError: null })
      .where('guid', '=', guid)
      .execute(),
  );
}

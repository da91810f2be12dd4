import type { Clock } from '../../platform/clock.ts';
import type { SystemHandle } from '../../platform/database/handles.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Log } from '../../platform/log.ts';
import type { Tasks } from '../../platform/tasks/tasks.ts';
import { dropStalePrograms } from '../integrations/index.ts';
import { dropRequests } from '../requests/index.ts';
import { dropShopFiles } from '../shop-page/index.ts';

/** Retention of each kind after its last use, in days; documented in docs/operations.md. */
const RETENTION_DAYS = {
  sessions: 90,
  resets: 30,
  mails: 90,
  /** Texts of sent mails, whose links are secrets: a backup made later holds none. */
  mailTexts: 1,
  previews: 1,
  exports: 30,
  hookCalls: 30,
  /** Answers that a program gets again under the same Idempotency-Key. */
  apiAnswers: 1,
  drafts: 90,
};
const DAY_MS = 86_400_000;

export interface RetentionServices {
  readonly database: SystemHandle;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly tasks: Tasks;
  readonly log: Log;
}

/** Deletes expired rows of every company. Returns the number of rows of each kind. */
export async function dropStale(services: RetentionServices): Promise<Record<string, number>> {
  const { database, clock } = services;
  const now = clock().getTime();
  const before = (days: number) => new Date(now - days * DAY_MS);
  const { exports, drafts, requests, shopFiles, ...dropped } = await database.system(async (db) => {
    const sessions = await db
      .deleteFrom('sessions')
      .where('lastUsedAt', '<', before(RETENTION_DAYS.sessions))
      .executeTakeFirst();
    const resets = await db
      .deleteFrom('passwordResets')
      .where('expiresAt', '<', before(RETENTION_DAYS.resets))
      .executeTakeFirst();
    // A mail with a quote is part of that quote's history.
    const mails = await db
      .deleteFrom('outbox')
      .where('state', '<>', 'queued')
      .where('createdAt', '<', before(RETENTION_DAYS.mails))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('quoteMails')
              .select('outboxGuid')
              .whereRef('quoteMails.outboxGuid', '=', 'outbox.guid'),
          ),
        ),
      )
      .executeTakeFirst();
    await db
      .updateTable('outbox')
      .set({ bodyText: '', bodyHtml: '' })
      .where('state', '=', 'sent')
      .where('bodyText', '<>', '')
      .where('createdAt', '<', before(RETENTION_DAYS.mailTexts))
      .execute();
    const previews = await db
      .deleteFrom('importPreviews')
      .where('expiresAt', '<', before(RETENTION_DAYS.previews))
      .executeTakeFirst();
    const exports = await db
      .deleteFrom('companyExports')
      .where('state', '<>', 'preparing')
      .where('requestedAt', '<', before(RETENTION_DAYS.exports))
      .returning('file')
      .execute();
    const hookCalls = await db
      .deleteFrom('webhookDeliveries')
      .where('state', '<>', 'queued')
      .where('createdAt', '<', before(RETENTION_DAYS.hookCalls))
      .executeTakeFirst();
    const apiAnswers = await db
      .deleteFrom('apiAnswers')
      .where('createdAt', '<', before(RETENTION_DAYS.apiAnswers))
      .executeTakeFirst();
    const programTokens = await dropStalePrograms(db, clock());
    // Attached to a comment that was never sent.
    const drafts = await db
      .deleteFrom('commentFiles')
      .where('commentGuid', 'is', null)
      .where('createdAt', '<', before(RETENTION_DAYS.drafts))
      .returning(['file', 'viewFile'])
      .execute();
    const requests = await dropRequests(db, clock());
    const shopFiles = await dropShopFiles(db, clock());
    return {
      sessions,
      resets,
      mails,
      previews,
      hookCalls,
      apiAnswers,
      programTokens,
      exports,
      drafts,
      requests,
      shopFiles,
    };
  });
  // The row is deleted first: a dead address is worse than an orphaned file.
  const files = [
    ...exports.map(({ file }) => file),
    ...drafts.flatMap(({ file, viewFile }) => [file, viewFile]),
    ...requests.files,
    ...shopFiles.files,
  ];
  for (const file of files) if (file) await dropFile(services, file);
  const counts = Object.entries(dropped).map(([kind, { numDeletedRows }]) => [kind, Number(numDeletedRows)]);
  return {
    ...Object.fromEntries(counts),
    exports: exports.length,
    drafts: drafts.length,
    requests: requests.count,
    shopFiles: shopFiles.count,
  };
}

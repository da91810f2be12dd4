import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

/** Hours that an upload waits for its request. */
const UPLOAD_HOURS = 24;
const DEFAULT_MONTHS = 12;

/**
 * Deletes uploads that were never sent, expired links, and the files of requests after the time that each shop has set.
 * Returns the storage names of the files.
 */
export async function dropShopFiles(db: Db, now: Date): Promise<{ count: number; files: readonly string[] }> {
  const waiting = await db
    .deleteFrom('shopUploads')
    .where('createdAt', '<', new Date(now.getTime() - UPLOAD_HOURS * 3_600_000))
    .returning('file')
    .execute();
  await db.deleteFrom('shopBuyerLinks').where('expiresAt', '<', now).execute();
  const { rows } = await sql<{ file: string }>`
    delete from request_files f using shop_requests s left join shop_pages p on p.company_guid = s.company_guid
    where f.request_guid = s.request_guid and s.sent_at < ${now}::timestamptz
      - coalesce((p.settings ->> 'retentionMonths')::int, ${DEFAULT_MONTHS}::int) * interval '1 month'
    returning f.file`.execute(db);
  return { count: waiting.length + rows.length, files: [...waiting, ...rows].map(({ file }) => file) };
}

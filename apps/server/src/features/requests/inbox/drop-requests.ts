import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import { DEFAULT_SETTINGS } from '../repository.ts';

/** Deletes requests after the retention that each shop has set. Returns the storage names of their files. */
export async function dropRequests(db: Db, now: Date): Promise<{ count: number; files: readonly string[] }> {
  const { rows: stale } = await sql<{ guid: string }>`
    select r.guid from requests r left join request_settings s on s.company_guid = r.company_guid
    where r.received_at < ${now}::timestamptz
      - coalesce(s.retention_days, ${DEFAULT_SETTINGS.retentionDays}::int) * interval '1 day'`.execute(db);
  if (stale.length === 0) return { count: 0, files: [] };
  const guids = stale.map(({ guid }) => guid);
  const files = await db
    .deleteFrom('requestFiles')
    .where('requestGuid', '=', sql<string>`any(${guids}::uuid[])`)
    .returning('file')
    .execute();
  await db.deleteFrom('requests').where('guid', '=', sql<string>`any(${guids}::uuid[])`).execute();
  return { count: guids.length, files: files.map(({ file }) => file) };
}

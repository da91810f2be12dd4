import { fileMediaTypes, type Job } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

const PRINTABLE = [fileMediaTypes.png, fileMediaTypes.jpeg];

/**
 * The picture of the part: the one that its quote shows, or else the first picture attached to the position. Large ones
 * are taken as they were made smaller.
 */
export async function findDrawing(
  db: Db,
  { quoteGuid, quoteRevision, positionId }: Pick<Job, 'quoteGuid' | 'quoteRevision' | 'positionId'>,
) {
  if (quoteGuid === null || positionId === null) return null;
  const { rows } = await sql<{ file: string; type: string }>`
    select coalesce(f.view_file, f.file) as file, coalesce(f.view_type, f.type) as type
    from quote_files f
    where f.quote_guid = ${quoteGuid} and coalesce(f.view_type, f.type) = any(${PRINTABLE}::text[])
      and (f.position_id = ${positionId} or f.guid::text = ${shown(quoteGuid, quoteRevision, positionId)})
    order by f.guid::text is distinct from ${shown(quoteGuid, quoteRevision, positionId)}, f.created_at, f.guid
    limit 1`.execute(db);
  return rows[0] ?? null;
}

const shown = (quoteGuid: string, revision: number | null, positionId: string) => sql`(
  select p ->> 'picture' from quote_revisions r cross join jsonb_array_elements(r.document -> 'positions') as p
  where r.quote_guid = ${quoteGuid} and r.revision = ${revision} and p ->> 'id' = ${positionId})`;

import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

interface KnownVersion {
  readonly version: number;
  /** Author of the last history entry: a save by another user than the previous one always adds one. */
  readonly actorGuid: string | null;
  readonly actorName: string | null;
}

/** Polled by open pages every few seconds: one row by index, without the document. */
export async function findVersion(db: Db, guid: string): Promise<KnownVersion | undefined> {
  const { rows } = await sql<KnownVersion>`
    select q.version, a.actor_guid, a.actor_name from quotes q
    left join lateral (select actor_guid, actor_name from audit
      where company_guid = q.company_guid and entity = 'quote' and entity_guid = q.guid
      order by at desc, guid desc limit 1) a on true
    where q.guid = ${guid}`.execute(db);
  return rows[0];
}

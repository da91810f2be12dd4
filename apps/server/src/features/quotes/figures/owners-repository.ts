import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

/** Users who own listed quotes, by name. */
export async function listOwners(db: Db): Promise<{ guid: string; name: string }[]> {
  const { rows } = await sql<{ guid: string; name: string }>`
    select guid, first_name || ' ' || last_name as name from users
    where exists (select 1 from quotes where owner_guid = users.guid and archived_at is null)
    order by 2, 1`.execute(db);
  return rows;
}

const assignees = (db: Db) =>
  db
    .selectFrom('users')
    .select(['guid', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('status', '=', 'active')
    .where('role', '<>', 'reparto');

/** Users who can own a quote: all but the shop floor, which sees no prices. */
export const listAssignees = (db: Db) => assignees(db).orderBy('firstName').orderBy('lastName').execute();

export const findAssignee = (db: Db, guid: string) =>
  assignees(db).where('guid', '=', guid).executeTakeFirst();

import { sql } from 'kysely';
import type { Changes } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/handles.ts';

export interface AuditRow {
  guid: string;
  at: Date;
  actorName: string;
  action: string;
  entity: string;
  entityGuid: string | null;
  about: string | null;
  changes: Changes;
}

/** A window of the company's history, newest first, with the name of the person a row is about. */
export async function listAuditRows(
  db: Db,
  companyGuid: string,
  window: { entity?: string | undefined; offset: number; limit: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const only = window.entity ? sql`and a.entity = ${window.entity}` : sql``;
  const { rows } = await sql<AuditRow>`
    select a.guid, a.at, a.actor_name, a.action, a.entity, a.entity_guid, a.changes,
      coalesce(u.first_name || ' ' || u.last_name, i.email, c.name) as about
    from audit a
    left join users u on u.guid = a.entity_guid
    left join invitations i on i.guid = a.entity_guid
    left join companies c on c.guid = a.entity_guid
    where a.company_guid = ${companyGuid} ${only}
    order by a.at desc, a.guid desc
    offset ${window.offset} limit ${window.limit}`.execute(db);
  const count = await sql<{ n: number }>`
    select count(*) as n from audit a where a.company_guid = ${companyGuid} ${only}`.execute(db);
  return { rows, total: Number(count.rows[0]?.n ?? 0) };
}

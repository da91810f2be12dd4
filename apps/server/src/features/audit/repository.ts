import { sql } from 'kysely';
import type { Changes } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/handles.ts';
import { registryTables } from '../registries/index.ts';

interface AuditRow {
  guid: string;
  at: Date;
  actorName: string;
  action: string;
  entity: string;
  entityGuid: string | null;
  about: string | null;
  changes: Changes;
}

/** An import is one entry: the rows it wrote have its exact instant and stay in the history of each record. */
const apart = sql`not (a.entity_guid is not null and a.action in ('create', 'update', 'import') and exists (
  select 1 from audit of_file where of_file.company_guid = a.company_guid and of_file.at = a.at
    and of_file.action = 'import' and of_file.entity_guid is null
    and (of_file.entity = a.entity or of_file.entity = 'quote' and a.entity = 'customer')))`;

const nameInRegistry = sql`case a.entity ${sql.join(
  Object.values(registryTables).map(
    ({ table, registry, nameColumn }) => sql`when ${sql.lit(registry.words.entity)} then
      (select ${sql.ref(nameColumn)} from ${sql.table(table)} where guid = a.entity_guid)`,
  ),
  sql` `,
)} end`;

/** A window of the company's history, newest first, with the name of each row's subject. */
export async function listAuditRows(
  db: Db,
  companyGuid: string,
  window: { entity?: string | undefined; offset: number; limit: number },
): Promise<{ rows: AuditRow[]; total: number }> {
  const only = window.entity ? sql`and a.entity = ${window.entity}` : sql``;
  const { rows } = await sql<AuditRow>`
    select a.guid, a.at, a.actor_name, a.action, a.entity, a.entity_guid, a.changes,
      coalesce(u.first_name || ' ' || u.last_name, i.email, c.name, ${nameInRegistry}, quote.number,
        case when a.action = 'import' then a.changes -> 'file' ->> 'to' end) as about
    from audit a
    left join users u on u.guid = a.entity_guid
    left join invitations i on i.guid = a.entity_guid
    left join companies c on c.guid = a.entity_guid
    left join quotes quote on quote.guid = a.entity_guid
    where a.company_guid = ${companyGuid} ${only} and ${apart}
    order by a.at desc, a.guid desc
    offset ${window.offset} limit ${window.limit}`.execute(db);
  const count = await sql<{ n: number }>`
    select count(*) as n from audit a
    where a.company_guid = ${companyGuid} ${only} and ${apart}`.execute(db);
  return { rows, total: Number(count.rows[0]?.n ?? 0) };
}

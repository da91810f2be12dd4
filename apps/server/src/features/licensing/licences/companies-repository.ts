import type { Plan } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

export interface CompanyLicenceRow {
  companyGuid: string;
  companyName: string;
  vatNumber: string;
  city: string;
  province: string;
  registeredAt: Date;
  plan: Plan;
  seats: number;
  assigned: number;
  expiresAt: Date | null;
  version: number;
  users: number;
  lastAccessAt: Date | null;
  deletionAt: Date | null;
  responsabile: { guid: string; name: string; email: string } | null;
  admin: { guid: string; name: string; email: string } | null;
}

const person = (alias: string) =>
  sql.raw(`json_build_object('guid', ${alias}.guid, 'name', ${alias}.first_name || ' ' || ${alias}.last_name,
    'email', ${alias}.email)`);

/** The companies of the supplier with their licence; `only` narrows it to some of them. */
export async function listCompanyLicences(
  db: Db,
  supplierGuid: string,
  only?: readonly string[],
): Promise<CompanyLicenceRow[]> {
  const { rows } = await sql<CompanyLicenceRow>`
    select c.guid as company_guid, c.name as company_name, c.vat_number, c.city, c.province,
      c.created_at as registered_at, s.plan, s.seats, s.expires_at, s.version,
      (select count(*) from seats x where x.company_guid = c.guid) as assigned,
      u.users, u.last_access_at, d.executes_at as deletion_at,
      (select ${person('r')} from users r
        where r.company_guid = c.guid and r.role = 'responsabile' and r.status = 'active'
        order by r.created_at, r.guid limit 1) as responsabile,
      (select ${person('a')} from users a where a.guid = c.admin_guid) as admin
    from companies c
    join subscriptions s on s.company_guid = c.guid
    left join company_deletions d on d.company_guid = c.guid
    left join lateral (select count(*) as users, max(x.last_access_at) as last_access_at from users x
      where x.company_guid = c.guid and x.status <> 'removed') u on true
    where c.supplier_guid = ${supplierGuid}
      ${only ? sql`and c.guid in (${sql.join(only)})` : sql``}
    order by lower(c.name), c.guid`.execute(db);
  return rows;
}

interface Licence {
  readonly plan: Plan;
  readonly seats: number;
  readonly expiresAt: Date | null;
}

export async function saveSubscription(db: Db, companyGuid: string, licence: Licence): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set((eb) => ({ ...licence, version: eb('version', '+', 1) }))
    .where('companyGuid', '=', companyGuid)
    .execute();
}

/** True when the company is one of the supplier's; its own row does not count. */
export async function isCompanyOf(db: Db, supplierGuid: string, companyGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('companies')
    .select('guid')
    .where('guid', '=', companyGuid)
    .where('supplierGuid', '=', supplierGuid)
    .executeTakeFirst();
  return row !== undefined;
}

export function listLicenceHistory(db: Db, companyGuid: string) {
  return db
    .selectFrom('audit')
    .select(['at', 'actorName', 'action', 'changes'])
    .where('companyGuid', '=', companyGuid)
    .where('entity', '=', 'licence')
    .orderBy('at', 'desc')
    .orderBy('guid', 'desc')
    .limit(500)
    .execute();
}

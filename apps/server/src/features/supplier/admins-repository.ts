import { sql } from 'kysely';
import type { Db } from '../../platform/database/handles.ts';

export type AdminRow = Awaited<ReturnType<typeof listAdmins>>[number];

/** The administrators of the supplier itself. */
export function listAdmins(db: Db, supplierGuid: string) {
  return db
    .selectFrom('users')
    .select(['guid', 'firstName', 'lastName', 'email', 'status', 'lastAccessAt'])
    .where('companyGuid', '=', supplierGuid)
    .where('role', '=', 'admin')
    .where('status', '<>', 'removed')
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
}

interface Assigned {
  guid: string;
  email: string;
}

/** The supplier's contact of a user: the user's own admin, else the company's, else null. */
export async function findAdminOf(db: Db, userGuid: string): Promise<Assigned | null> {
  const { rows } = await sql<Assigned>`
    select a.guid, a.email from users u
    join companies c on c.guid = u.company_guid
    join users a on a.guid = coalesce(u.admin_guid, c.admin_guid) and a.company_guid = c.supplier_guid
    where u.guid = ${userGuid} and a.status = 'active'`.execute(db);
  return rows[0] ?? null;
}

interface AssignedCompany {
  guid: string;
  name: string;
  city: string;
  users: number;
  adminGuid: string | null;
}

export async function listAssignedCompanies(db: Db, supplierGuid: string): Promise<AssignedCompany[]> {
  const { rows } = await sql<AssignedCompany>`
    select c.guid, c.name, c.city, c.admin_guid,
      (select count(*) from users u where u.company_guid = c.guid and u.status <> 'removed') as users
    from companies c where c.supplier_guid = ${supplierGuid}
    order by lower(c.name), c.guid`.execute(db);
  return rows;
}

/** Changes only rows of the supplier; the count tells whether all of them were. */
export async function assignCompanyRows(
  db: Db,
  supplierGuid: string,
  guids: readonly string[],
  adminGuid: string | null,
) {
  return db
    .updateTable('companies')
    .set({ adminGuid })
    .where('supplierGuid', '=', supplierGuid)
    .where('guid', 'in', [...guids])
    .returning('guid')
    .execute();
}

export async function assignUserRows(
  db: Db,
  supplierGuid: string,
  guids: readonly string[],
  adminGuid: string | null,
) {
  return db
    .updateTable('users')
    .set({ adminGuid })
    .where('companyGuid', '<>', supplierGuid)
    .where('status', '<>', 'removed')
    .where('guid', 'in', [...guids])
    .returning(['guid', 'companyGuid'])
    .execute();
}

import type { CompanyRole } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';

const people = (db: Db, supplierGuid: string) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.guid', 'users.companyGuid')
    .leftJoin('seats', 'seats.userGuid', 'users.guid')
    .select(['users.guid', 'users.firstName', 'users.lastName', 'users.email', 'users.role', 'users.status'])
    .select(['users.companyGuid', 'users.createdAt', 'users.lastAccessAt', 'users.adminGuid'])
    .select(['companies.name as companyName', 'seats.assignedAt as seatAssignedAt'])
    .where('companies.supplierGuid', '=', supplierGuid)
    .where('users.status', '<>', 'removed')
    .orderBy('companies.name')
    .orderBy('users.lastName')
    .orderBy('users.firstName');

export type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

/** The people of the supplier's companies, never its own. */
export function listPeople(
  db: Db,
  supplierGuid: string,
  only: { role?: CompanyRole | undefined; companyGuid?: string | undefined } = {},
) {
  let query = people(db, supplierGuid);
  if (only.role) query = query.where('users.role', '=', only.role);
  if (only.companyGuid) query = query.where('users.companyGuid', '=', only.companyGuid);
  return query.execute();
}

export function findPerson(db: Db, supplierGuid: string, guid: string): Promise<PersonRow | undefined> {
  return people(db, supplierGuid).where('users.guid', '=', guid).executeTakeFirst();
}

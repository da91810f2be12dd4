import type { CompanyRole, SupplierUser } from '@truciolo/contract';
import { superusers } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { asSupplier } from '../../platform/as-supplier.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { searchKey } from '../../platform/registry/search-key.ts';
import { changeRole, changeStatus } from '../identity/index.ts';
import { findPerson, listPeople, type PersonRow } from './people-repository.ts';

const present = (row: PersonRow): SupplierUser => ({
  guid: row.guid,
  firstName: row.firstName,
  lastName: row.lastName,
  email: row.email,
  role: row.role as CompanyRole,
  status: row.status === 'suspended' ? 'suspended' : 'active',
  companyGuid: row.companyGuid,
  companyName: row.companyName,
  createdAt: row.createdAt.toISOString(),
  lastAccessAt: row.lastAccessAt?.toISOString() ?? null,
  hasSeat: row.seatAssignedAt !== null,
});

export const listSupplierUsers = endpoint(superusers.list, async (context, { query }) => {
  const rows = await asSupplier(context, (db) => listPeople(db, context.actor.companyGuid, query));
  const words = searchKey(query.q).split(' ').filter(Boolean);
  return rows.map(present).filter((row) => {
    const text = searchKey(`${row.firstName} ${row.lastName} ${row.email} ${row.companyName}`);
    return words.every((word) => text.includes(word));
  });
});

/** A user of one of the supplier's companies; its own administrators are not reached this way. */
async function change(context: Context, guid: string, act: (db: Db) => Promise<void>): Promise<SupplierUser> {
  return asSupplier(context, async (db) => {
    const find = () => findPerson(db, context.actor.companyGuid, guid);
    if (!(await find())) throw new AppError('NOT_FOUND');
    await act(db);
    const row = await find();
    if (!row) throw new AppError('NOT_FOUND');
    return present(row);
  });
}

export const setUserRole = endpoint(superusers.setRole, (context, { params, body }) =>
  change(context, params.guid, (db) => changeRole(db, context, params.guid, body.role)),
);

export const setUserStatus = endpoint(superusers.setStatus, (context, { params, body }) =>
  change(context, params.guid, (db) => changeStatus(db, context, params.guid, body.status)),
);

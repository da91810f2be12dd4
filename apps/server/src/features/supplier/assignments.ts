import type { CompanyRole } from '@truciolo/contract';
import { assignments } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { asSupplier } from '../../platform/as-supplier.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { readRule } from '../identity/index.ts';
import { havingSecondFactor, presentAdmin } from './admins.ts';
import { assignCompanyRows, assignUserRows, listAdmins, listAssignedCompanies } from './admins-repository.ts';
import { listPeople } from './people-repository.ts';

export const listAssignments = endpoint(assignments.list, async (context) => {
  const { actor, tenant } = context;
  const having = await havingSecondFactor(context);
  const secondFactorRequired = await tenant((db) => readRule(db, actor.companyGuid));
  return asSupplier(context, async (db) => {
    const admins = await listAdmins(db, actor.companyGuid);
    const companies = await listAssignedCompanies(db, actor.companyGuid);
    const people = await listPeople(db, actor.companyGuid);
    return {
      admins: admins.map((row) => presentAdmin(row, actor, having)),
      secondFactorRequired,
      companies: companies.map((row) => ({ ...row, users: Number(row.users) })),
      users: people.map((row) => ({
        guid: row.guid,
        name: `${row.firstName} ${row.lastName}`,
        email: row.email,
        role: row.role as CompanyRole,
        companyGuid: row.companyGuid,
        companyName: row.companyName,
        adminGuid: row.adminGuid,
      })),
    };
  });
});

type NameOf = (adminGuid: string | null) => string | null;

/** Refuses an administrator who is not one of ours, and names the ones who are. */
async function guardAdmin(db: Db, { actor }: Context, adminGuid: string | null): Promise<NameOf> {
  const admins = await listAdmins(db, actor.companyGuid);
  const names = new Map(admins.map((row) => [row.guid, `${row.firstName} ${row.lastName}`]));
  if (adminGuid !== null && !names.has(adminGuid))
    throw new AppError('NOT_FOUND', { message: 'Amministratore non trovato.' });
  return (guid) => (guid === null ? null : (names.get(guid) ?? null));
}

export const assignCompanies = endpoint(assignments.assignCompanies, (context, { body }) => {
  const { actor, clock } = context;
  const guids = [...new Set(body.companyGuids)];
  return asSupplier(context, async (db) => {
    const nameOf = await guardAdmin(db, context, body.adminGuid);
    const before = await listAssignedCompanies(db, actor.companyGuid);
    const rows = await assignCompanyRows(db, actor.companyGuid, guids, body.adminGuid);
    if (rows.length !== guids.length) throw new AppError('NOT_FOUND');
    for (const { guid } of rows) {
      const old = before.find((row) => row.guid === guid)?.adminGuid ?? null;
      const changes = { admin: { from: nameOf(old), to: nameOf(body.adminGuid) } };
      const entry = { action: 'assign-admin', entity: 'company', entityGuid: guid, changes, at: clock() };
      await writeAudit(db, { companyGuid: guid, actor, ...entry });
    }
    return { success: true, changed: rows.length };
  });
});

export const assignUsers = endpoint(assignments.assignUsers, (context, { body }) => {
  const { actor, clock } = context;
  const guids = [...new Set(body.userGuids)];
  return asSupplier(context, async (db) => {
    const nameOf = await guardAdmin(db, context, body.adminGuid);
    const before = await listPeople(db, actor.companyGuid);
    const rows = await assignUserRows(db, actor.companyGuid, guids, body.adminGuid);
    if (rows.length !== guids.length) throw new AppError('NOT_FOUND');
    for (const { guid, companyGuid } of rows) {
      const old = before.find((row) => row.guid === guid)?.adminGuid ?? null;
      const changes = { admin: { from: nameOf(old), to: nameOf(body.adminGuid) } };
      const entry = { action: 'assign-admin', entity: 'user', entityGuid: guid, changes, at: clock() };
      await writeAudit(db, { companyGuid, actor, ...entry });
    }
    return { success: true, changed: rows.length };
  });
});

import { type CompanyRole, type Role, roleCapabilities, type UserAddon } from '@truciolo/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

export interface AvailableAddon {
  readonly addonGuid: string;
  readonly name: string;
  readonly capability: string;
  readonly description: string;
  readonly price: number | null;
  readonly roles: readonly CompanyRole[];
}

/** Through the directory: the add-ons a supplier lets a company use, with the roles that have them by themselves. */
export async function availableAddons(
  db: Db,
  supplierGuid: string,
  companyGuid: string,
): Promise<AvailableAddon[]> {
  const { rows } = await sql<AvailableAddon>`
    select a.guid as addon_guid, a.name, a.capability, a.description, a.price,
      coalesce((select json_agg(r.role order by r.role) from addon_roles r where r.addon_guid = a.guid), '[]') as roles
    from addons a
    where a.company_guid = ${supplierGuid} and (a.for_all or exists (
      select 1 from addon_companies o where o.addon_guid = a.guid and o.company_guid = ${companyGuid}))
    order by lower(a.name), a.guid`.execute(db);
  return rows;
}

interface SwitchRow {
  readonly userGuid: string;
  readonly addonGuid: string;
  readonly granted: boolean;
  readonly expiresAt: Date | null;
}

export function listSwitches(db: Db, userGuid?: string): Promise<SwitchRow[]> {
  let query = db.selectFrom('userAddons').select(['userGuid', 'addonGuid', 'granted', 'expiresAt']);
  if (userGuid) query = query.where('userGuid', '=', userGuid);
  return query.execute();
}

/** State of each available add-on for one user: the same rule as the capabilities computed at every request. */
export function addonsOfUser(
  user: { readonly guid: string; readonly role: Role },
  available: readonly AvailableAddon[],
  switches: readonly SwitchRow[],
  now: Date,
): UserAddon[] {
  return available.map(({ addonGuid, name, capability, roles }) => {
    const own = switches.find((row) => row.userGuid === user.guid && row.addonGuid === addonGuid);
    const fromRole =
      roles.some((role) => role === user.role) || roleCapabilities[user.role].includes(capability);
    const isRunning = own?.granted === true && (own.expiresAt === null || own.expiresAt > now);
    return {
      addonGuid,
      name,
      capability,
      fromRole,
      granted: own?.granted ?? null,
      active: own?.granted === false ? false : fromRole || isRunning,
      expiresAt: own?.expiresAt?.toISOString() ?? null,
    };
  });
}

import type { AddonFields, CompanyRole } from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';

export interface SupplierAddonRow {
  addonGuid: string;
  name: string;
  capability: string;
  description: string;
  price: Money | null;
  forAll: boolean;
  version: number;
  roles: CompanyRole[];
  companyGuids: string[];
  switchedOn: number;
}

/** The supplier's own add-ons; `only` narrows it to one. */
export async function listAddonRows(
  db: Db,
  supplierGuid: string,
  only?: string,
): Promise<SupplierAddonRow[]> {
  const { rows } = await sql<SupplierAddonRow>`
    select a.guid as addon_guid, a.name, a.capability, a.description, a.price, a.for_all, a.version,
      coalesce((select json_agg(r.role order by r.role) from addon_roles r where r.addon_guid = a.guid), '[]') as roles,
      coalesce((select json_agg(o.company_guid) from addon_companies o where o.addon_guid = a.guid), '[]') as company_guids,
      (select count(*) from user_addons x where x.addon_guid = a.guid and x.granted) as switched_on
    from addons a
    where a.company_guid = ${supplierGuid} ${only ? sql`and a.guid = ${only}` : sql``}
    order by lower(a.name), a.guid`.execute(db);
  return rows;
}

export async function lockAddon(db: Db, guid: string): Promise<void> {
  await db.selectFrom('addons').select('guid').where('guid', '=', guid).forUpdate().execute();
}

type NewAddon = AddonFields & { readonly guid: string; readonly companyGuid: string };

export async function insertAddon(db: Db, addon: NewAddon): Promise<void> {
  await db
    .insertInto('addons')
    .values({ ...addon, forAll: false })
    .execute();
}

export async function updateAddonRow(
  db: Db,
  guid: string,
  values: Partial<AddonFields> | { forAll: boolean },
): Promise<void> {
  await db
    .updateTable('addons')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .execute();
}

export async function putRole(
  db: Db,
  row: { companyGuid: string; addonGuid: string; role: CompanyRole },
): Promise<void> {
  await db
    .insertInto('addonRoles')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteRole(db: Db, addonGuid: string, role: CompanyRole): Promise<void> {
  await db.deleteFrom('addonRoles').where('addonGuid', '=', addonGuid).where('role', '=', role).execute();
}

export async function replaceCompanies(db: Db, addonGuid: string, guids: readonly string[]): Promise<void> {
  await db.deleteFrom('addonCompanies').where('addonGuid', '=', addonGuid).execute();
  if (guids.length === 0) return;
  await db
    .insertInto('addonCompanies')
    .values(guids.map((companyGuid) => ({ companyGuid, addonGuid })))
    .execute();
}

/** How many of these are companies of the supplier. */
export async function countCompanies(
  db: Db,
  supplierGuid: string,
  guids: readonly string[],
): Promise<number> {
  if (guids.length === 0) return 0;
  const row = await db
    .selectFrom('companies')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('supplierGuid', '=', supplierGuid)
    .where('guid', 'in', [...guids])
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

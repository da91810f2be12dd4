import type { AddonFields, SupplierAddon } from '@truciolo/contract';
import { supplierAddons } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { asSupplier } from '../../../platform/as-supplier.ts';
import type { Changes } from '../../../platform/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import {
  countCompanies,
  deleteRole,
  insertAddon,
  listAddonRows,
  lockAddon,
  putRole,
  replaceCompanies,
  type SupplierAddonRow,
  updateAddonRow,
} from './supplier-repository.ts';

const present = (row: SupplierAddonRow): SupplierAddon => ({ ...row, switchedOn: Number(row.switchedOn) });

export const listSupplierAddons = endpoint(supplierAddons.list, async (context) => {
  const rows = await asSupplier(context, (db) => listAddonRows(db, context.actor.companyGuid));
  return rows.map(present);
});

async function findRow(db: Db, { actor }: Context, addonGuid: string): Promise<SupplierAddonRow> {
  const [row] = await listAddonRows(db, actor.companyGuid, addonGuid);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Locks the add-on, lets `act` change it and describe the change, and returns the changed add-on. */
async function change(
  context: Context,
  addonGuid: string,
  act: (db: Db, row: SupplierAddonRow) => Promise<{ action: string; changes: Changes } | null>,
): Promise<SupplierAddon> {
  try {
    return await asSupplier(context, async (db) => {
      await lockAddon(db, addonGuid);
      const done = await act(db, await findRow(db, context, addonGuid));
      if (done) {
        await context.audit(db, { ...done, entity: 'addon', entityGuid: addonGuid });
      }
      return present(await findRow(db, context, addonGuid));
    });
  } catch (error) {
    throw duplicateName(error);
  }
}

function duplicateName(error: unknown): unknown {
  if (uniqueViolation(error) !== 'addons_name_key') return error;
  return new AppError('DUPLICATE_NAME', { fields: { name: 'Esiste già un addon con questo nome.' } });
}

export const createAddon = endpoint(supplierAddons.create, async (context, { body }) => {
  const { actor, clock } = context;
  const now = clock();
  const guid = newGuid(now);
  const { companyGuid } = actor;
  try {
    return await asSupplier(context, async (db) => {
      await insertAddon(db, { ...body, guid, companyGuid });
      const changes = {
        name: { from: null, to: body.name },
        capability: { from: null, to: body.capability },
      };
      await context.audit(db, { action: 'create', entity: 'addon', entityGuid: guid, changes });
      return present(await findRow(db, context, guid));
    });
  } catch (error) {
    throw duplicateName(error);
  }
});

export const updateAddon = endpoint(supplierAddons.update, (context, { params, body }) => {
  return change(context, params.addonGuid, async (db, row) => {
    const { values, changes } = mergeFields<AddonFields>(row, body.base, body.changes);
    if (Object.keys(values).length === 0) return null;
    await updateAddonRow(db, row.addonGuid, values);
    return { action: 'update', changes };
  });
});

export const setAddonRole = endpoint(supplierAddons.setRole, (context, { params, body }) => {
  const { role, granted } = body;
  return change(context, params.addonGuid, async (db, { addonGuid, roles }) => {
    const had = roles.includes(role);
    if (had === granted) return null;
    if (granted) await putRole(db, { companyGuid: context.actor.companyGuid, addonGuid, role });
    else await deleteRole(db, addonGuid, role);
    return {
      action: granted ? 'grant-role' : 'revoke-role',
      changes: { [role]: { from: had, to: granted } },
    };
  });
});

export const setAddonCompanies = endpoint(supplierAddons.setCompanies, (context, { params, body }) => {
  const guids = [...new Set(body.companyGuids)];
  return change(context, params.addonGuid, async (db, row) => {
    if ((await countCompanies(db, context.actor.companyGuid, guids)) !== guids.length)
      throw new AppError('NOT_FOUND', { message: 'Una delle aziende non è fra le tue.' });
    await updateAddonRow(db, row.addonGuid, { forAll: body.forAll });
    await replaceCompanies(db, row.addonGuid, guids);
    return {
      action: 'set-companies',
      changes: {
        forAll: { from: row.forAll, to: body.forAll },
        companies: { from: row.companyGuids.length, to: guids.length },
      },
    };
  });
});

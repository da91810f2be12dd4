import { queryOptions } from '@tanstack/react-query';
import {
  type AddonFields,
  type CompanyRole,
  createAddon as createAddonRoute,
  listSupplierAddons,
  setAddonCompanies as setAddonCompaniesRoute,
  setAddonRole as setAddonRoleRoute,
  updateAddon as updateAddonRoute,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const supplierAddonsQuery = queryOptions({
  queryKey: ['supplier', 'addons'],
  queryFn: ({ signal }) => api(listSupplierAddons, {}, { signal }),
});

export const createAddon = (fields: AddonFields) => api(createAddonRoute, { body: fields });

export const updateAddon = (addonGuid: string, base: AddonFields, changes: AddonFields) =>
  api(updateAddonRoute, { params: { addonGuid }, body: { base, changes } });

export const setAddonRole = (addonGuid: string, role: CompanyRole, granted: boolean) =>
  api(setAddonRoleRoute, { params: { addonGuid }, body: { role, granted } });

export const setAddonCompanies = (addonGuid: string, forAll: boolean, companyGuids: string[]) =>
  api(setAddonCompaniesRoute, { params: { addonGuid }, body: { forAll, companyGuids } });

import { queryOptions } from '@tanstack/react-query';
import { type AddonFields, type CompanyRole, supplierAddons } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const supplierAddonsQuery = queryOptions({
  queryKey: ['supplier', 'addons'],
  queryFn: ({ signal }) => api(supplierAddons.list, {}, { signal }),
});

export const createAddon = (fields: AddonFields) => api(supplierAddons.create, { body: fields });

export const updateAddon = (addonGuid: string, base: AddonFields, changes: AddonFields) =>
  api(supplierAddons.update, { params: { addonGuid }, body: { base, changes } });

export const setAddonRole = (addonGuid: string, role: CompanyRole, granted: boolean) =>
  api(supplierAddons.setRole, { params: { addonGuid }, body: { role, granted } });

export const setAddonCompanies = (addonGuid: string, forAll: boolean, companyGuids: string[]) =>
  api(supplierAddons.setCompanies, { params: { addonGuid }, body: { forAll, companyGuids } });

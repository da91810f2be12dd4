import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import {
  createAddon,
  listSupplierAddons,
  setAddonCompanies,
  setAddonRole,
  updateAddon,
} from './define-addons.ts';
import { listAddons, resetAddon, switchAddon } from './switch-addon.ts';

export const addonsRoutes = [
  endpoint(contract.addons.list, listAddons),
  endpoint(contract.addons.switch, switchAddon),
  endpoint(contract.addons.reset, resetAddon),
  endpoint(contract.supplierAddons.list, listSupplierAddons),
  endpoint(contract.supplierAddons.create, createAddon),
  endpoint(contract.supplierAddons.update, updateAddon),
  endpoint(contract.supplierAddons.setRole, setAddonRole),
  endpoint(contract.supplierAddons.setCompanies, setAddonCompanies),
];

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
  endpoint(contract.listAddons, listAddons),
  endpoint(contract.switchAddon, switchAddon),
  endpoint(contract.resetAddon, resetAddon),
  endpoint(contract.listSupplierAddons, listSupplierAddons),
  endpoint(contract.createAddon, createAddon),
  endpoint(contract.updateAddon, updateAddon),
  endpoint(contract.setAddonRole, setAddonRole),
  endpoint(contract.setAddonCompanies, setAddonCompanies),
];

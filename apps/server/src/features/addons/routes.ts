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
  listAddons,
  switchAddon,
  endpoint(contract.addons.reset, resetAddon),
  listSupplierAddons,
  createAddon,
  updateAddon,
  setAddonRole,
  setAddonCompanies,
];

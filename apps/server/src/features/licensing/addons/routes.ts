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
  resetAddon,
  listSupplierAddons,
  createAddon,
  updateAddon,
  setAddonRole,
  setAddonCompanies,
];

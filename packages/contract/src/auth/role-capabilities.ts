import type { Role } from '../kit/roles.ts';
import { capabilities } from '../kit/route.ts';

const { insertion, manageConsumerLicences, manageSupplierLicences } = capabilities;

/** What a role brings by itself; add-ons add to it. */
export const roleCapabilities: Readonly<Record<Role, readonly string[]>> = {
  responsabile: [manageConsumerLicences, insertion],
  preventivista: [insertion],
  tecnico: [],
  reparto: [],
  admin: [manageSupplierLicences],
};

import type { Role } from '../kit/roles.ts';
import { capabilities } from '../kit/route.ts';

const { insertion, manageConsumerLicences, manageSupplierLicences } = capabilities;

/** Capabilities that a role includes; add-ons extend them. */
export const roleCapabilities: Readonly<Record<Role, readonly string[]>> = {
  responsabile: [manageConsumerLicences, insertion],
  preventivista: [insertion],
  tecnico: [],
  reparto: [],
  admin: [manageSupplierLicences],
};

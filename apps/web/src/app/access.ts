import { capabilities } from '@truciolo/contract';

/** Pages by capability: any one capability of a list is enough (SPEC section 6). */
const { insertion, assistant3d, manageConsumerLicences, manageSupplierLicences } = capabilities;
export const quoteWriters = [insertion];
export const assistantUsers = [assistant3d];
export const consumerManagers = [manageConsumerLicences];
export const licenceManagers = [manageConsumerLicences, manageSupplierLicences];
export const supplierManagers = [manageSupplierLicences];

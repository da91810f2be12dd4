export { findAdminOf } from './admins-repository.ts';
export { asSupplier } from './as-supplier.ts';

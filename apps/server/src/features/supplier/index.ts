export { findAdminOf } from './admins-repository.ts';

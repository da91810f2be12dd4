export { findRegistryTable, registryTableOf, registryTables } from './registries.ts';

export { documentOf } from './create-plain.ts';
export { findCompanyDefaults, findWorks } from './repository.ts';
export { newId, startOf } from './start-of.ts';

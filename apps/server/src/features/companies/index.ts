export { createCompany, findCompany, lockCompany } from './repository.ts';

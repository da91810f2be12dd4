export { createCompany, findCompany, holdCompany, lockCompany } from './repository.ts';

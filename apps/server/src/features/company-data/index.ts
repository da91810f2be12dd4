export { deleteDueCompanies } from './delete-due-companies.ts';
export { startCompanyDataWorkers } from './start-workers.ts';

export { listCompanyFiles } from './company-tables.ts';
export { deleteDueCompanies, deleteRows as deleteCompanyRows } from './delete-due-companies.ts';
export { startCompanyDataTasks } from './start-tasks.ts';

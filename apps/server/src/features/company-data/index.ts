export { deleteDueCompanies } from './delete-due-companies.ts';
export { startCompanyDataTasks } from './start-tasks.ts';

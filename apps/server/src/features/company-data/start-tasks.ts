import type { Services } from '../../platform/context.ts';
import type { SystemHandle } from '../../platform/database/handles.ts';
import { forgetUsage } from '../analytics/index.ts';
import { deleteDueCompanies } from './delete-due-companies.ts';
import { makeExport } from './export.ts';
import { companyDeletions, companyExport } from './tasks.ts';

/** Deleting a company touches every table, which no tenant handle may: hence the system handle. */
export async function startCompanyDataTasks(services: Services, database: SystemHandle): Promise<void> {
  const { tasks } = services;
  await tasks.work(companyExport, ({ companyGuid }) => makeExport(services, companyGuid));
  await tasks.work(
    companyDeletions,
    async () => void (await deleteDueCompanies(services, database, forgetUsage)),
  );
}

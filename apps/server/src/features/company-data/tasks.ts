import { task } from '../../platform/tasks/task.ts';

export const companyExport = task<{ readonly companyGuid: string }>({
  name: 'company-export',
  retries: 2,
  retryDelay: 5,
});

// Runs before the nightly backup, so that deleted data are not backed up once more.
export const companyDeletions = task({
  name: 'company-deletions',
  retries: 3,
  retryDelay: 60,
  schedule: '40 1 * * *',
});

import { forgetUsage, rollUpUsage } from './features/analytics/index.ts';
import { mailPasswordReset } from './features/auth/index.ts';
import { makeExport } from './features/company-data/index.ts';
import { remindOfExpiry } from './features/licences/index.ts';
import {
  expireQuotes,
  noteDelivery,
  remindOfEnd,
  sweepDeliveries,
} from './features/quote-documents/index.ts';
import { deleteDueCompanies } from './platform/company-data/delete-due-companies.ts';
import type { Services } from './platform/context.ts';
import type { SystemHandle } from './platform/database/handles.ts';

/** Joins the features' background work to its queues. */
export async function startWorkers(services: Services, database: SystemHandle): Promise<void> {
  const { jobs } = services;
  await jobs.work('password-reset', ({ email }) => mailPasswordReset(services, email));
  await jobs.work('licence-reminders', async () => void (await remindOfExpiry(services)));
  await jobs.work('mail-delivered', (mail) => noteDelivery(services, mail));
  await jobs.work('mail-delivered-sweep', () => sweepDeliveries(services));
  await jobs.work('quote-expiry', async () => void (await expireQuotes(services)));
  await jobs.work('quote-reminders', async () => void (await remindOfEnd(services)));
  await jobs.work('usage-roll-up', () => rollUpUsage(services));
  await jobs.work('company-export', ({ companyGuid }) => makeExport(services, companyGuid));
  await jobs.work(
    'company-deletions',
    async () => void (await deleteDueCompanies(services, database, forgetUsage)),
  );
}

import { startAnalyticsTasks } from './features/analytics/index.ts';
import { startCompanyDataTasks } from './features/company-data/index.ts';
import { startFollowUpTasks } from './features/follow-ups/index.ts';
import { startAuthTasks } from './features/identity/index.ts';
import { startWebhookTasks } from './features/integrations/index.ts';
import { startJobTasks } from './features/jobs/index.ts';
import { startLicenceTasks } from './features/licensing/index.ts';
import { startNoticeTasks } from './features/notices/index.ts';
import { startQuoteDocumentTasks } from './features/quote-documents/index.ts';
import { startQuoteTasks } from './features/quotes/index.ts';
import { startMailboxTasks } from './features/request-mailbox/index.ts';
import { startShopPageTasks } from './features/shop-page/index.ts';
import { startWeeklyDigest } from './features/weekly-digest/index.ts';
import type { Services } from './platform/context.ts';
import type { SystemHandle } from './platform/database/handles.ts';

/** The background work of the features; each declares its own queues. */
export async function startTasks(services: Services, database: SystemHandle): Promise<void> {
  await startAuthTasks(services);
  await startLicenceTasks(services);
  await startQuoteTasks(services, database);
  await startJobTasks(services.tasks, database, services.clock);
  await startQuoteDocumentTasks(services);
  await startFollowUpTasks(services);
  await startNoticeTasks(services);
  await startWeeklyDigest(services);
  await startWebhookTasks(services);
  await startMailboxTasks(services);
  await startShopPageTasks(services);
  await startAnalyticsTasks(services);
  await startCompanyDataTasks(services, database);
}

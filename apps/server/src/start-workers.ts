import { startAnalyticsWorkers } from './features/analytics/index.ts';
import { startCompanyDataWorkers } from './features/company-data/index.ts';
import { startFollowUpWorkers } from './features/follow-ups/index.ts';
import { startAuthWorkers } from './features/identity/index.ts';
import { startWebhookWorkers } from './features/integrations/index.ts';
import { startJobWorkers } from './features/jobs/index.ts';
import { startLicenceWorkers } from './features/licensing/index.ts';
import { startNoticeWorkers } from './features/notices/index.ts';
import { startQuoteDocumentWorkers } from './features/quote-documents/index.ts';
import { startQuoteWorkers } from './features/quotes/index.ts';
import { startWeeklyDigest } from './features/weekly-digest/index.ts';
import type { Services } from './platform/context.ts';
import type { SystemHandle } from './platform/database/handles.ts';

/** The background work of the features; each declares its own queues. */
export async function startWorkers(services: Services, database: SystemHandle): Promise<void> {
  await startAuthWorkers(services);
  await startLicenceWorkers(services);
  await startQuoteWorkers(services, database);
  await startJobWorkers(services.jobs, database, services.clock);
  await startQuoteDocumentWorkers(services);
  await startFollowUpWorkers(services);
  await startNoticeWorkers(services);
  await startWeeklyDigest(services);
  await startWebhookWorkers(services);
  await startAnalyticsWorkers(services);
  await startCompanyDataWorkers(services, database);
}

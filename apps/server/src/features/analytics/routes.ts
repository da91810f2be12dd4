import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { recordEvents } from './record-events.ts';
import { isEnabled } from './repository.ts';
import { setUsageCollection } from './switch-collection.ts';
import { usageDays, usageFunnel, usageItems, usageRetention } from './usage.ts';
import { usageCsv } from './usage-csv.ts';

export const analyticsRoutes = [
  endpoint(contract.analytics.status, async ({ handles, actor }) => ({
    settings: { isEnabled: await handles.directory((db) => isEnabled(db, actor.supplierGuid)) },
  })),
  recordEvents,
  endpoint(contract.usage.days, (context, { query }) => usageDays(context, query)),
  endpoint(contract.usage.pages, (context, { query }) => usageItems(context, query, 'page')),
  endpoint(contract.usage.clicks, (context, { query }) => usageItems(context, query, 'click')),
  endpoint(contract.usage.funnel, (context, { query }) => usageFunnel(context, query)),
  endpoint(contract.usage.retention, (context, { query }) => usageRetention(context, query)),
  usageCsv,
  setUsageCollection,
];

import * as contract from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { recordEvents } from './record-events.ts';
import { isEnabled } from './repository.ts';
import { setUsageCollection } from './switch-collection.ts';
import { usageDays, usageFunnel, usageItems, usageRetention } from './usage.ts';
import { usageCsv } from './usage-csv.ts';

export const analyticsRoutes = [
  endpoint(contract.analyticsStatus, async ({ handles, actor }) => ({
    settings: { isEnabled: await handles.directory((db) => isEnabled(db, actor.supplierGuid)) },
  })),
  endpoint(contract.recordEvents, recordEvents),
  endpoint(contract.usageDays, (context, { query }) => usageDays(context, query)),
  endpoint(contract.usagePages, (context, { query }) => usageItems(context, query, 'page')),
  endpoint(contract.usageClicks, (context, { query }) => usageItems(context, query, 'click')),
  endpoint(contract.usageFunnel, (context, { query }) => usageFunnel(context, query)),
  endpoint(contract.usageRetention, (context, { query }) => usageRetention(context, query)),
  endpoint(contract.usageCsv, usageCsv),
  endpoint(contract.setUsageCollection, setUsageCollection),
];

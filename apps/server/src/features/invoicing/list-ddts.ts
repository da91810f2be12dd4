import { invoicing } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { presentDdts } from './presenter.ts';
import { listInvoiceable } from './repository.ts';

/** Open notes oldest first, invoiced ones newest first. */
export const listDdts = endpoint(invoicing.list, async ({ tenant }, { query }) => {
  return tenant(async (db) => ({
    ddts: await presentDdts(db, await listInvoiceable(db, query.invoiced === 'yes')),
  }));
});

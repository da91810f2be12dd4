import { invoicing } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { presentDdt } from './presenter.ts';
import { listInvoiceable, listLines } from './repository.ts';

/** What is to be invoiced, oldest first; what was, newest first. */
export const listDdts = endpoint(invoicing.list, async ({ tenant }, { query }) => {
  return tenant(async (db) => {
    const ddts = await listInvoiceable(db, query.invoiced === 'yes');
    const lines = await listLines(
      db,
      ddts.map(({ guid }) => guid),
    );
    return { ddts: ddts.map((ddt) => presentDdt(ddt, lines)) };
  });
});

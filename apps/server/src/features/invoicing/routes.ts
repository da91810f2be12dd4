import type { Endpoint } from '../../platform/http/endpoint.ts';
import { draftInvoice } from './draft-invoice.ts';
import { listDdts } from './list-ddts.ts';
import { markInvoiced } from './mark-invoiced.ts';
import { getInvoiceMonth } from './month-of-invoices.ts';
import { draftCredit } from './returns/draft-credit.ts';
import { listReturns } from './returns/list-returns.ts';
import { markCredited } from './returns/mark-credited.ts';

export const invoicingRoutes: Endpoint[] = [
  listDdts,
  draftInvoice,
  getInvoiceMonth,
  markInvoiced,
  listReturns,
  draftCredit,
  markCredited,
];

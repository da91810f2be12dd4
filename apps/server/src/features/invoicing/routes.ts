import type { Endpoint } from '../../platform/http/endpoint.ts';
import { getLayouts, saveLayout } from './accounting/layouts.ts';
import { getMonthCsv } from './accounting/month-csv.ts';
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
  getMonthCsv,
  getLayouts,
  saveLayout,
  markInvoiced,
  listReturns,
  draftCredit,
  markCredited,
];

import type { Endpoint } from '../../platform/http/endpoint.ts';
import { draftInvoice } from './draft-invoice.ts';
import { listDdts } from './list-ddts.ts';
import { markInvoiced } from './mark-invoiced.ts';

export const invoicingRoutes: Endpoint[] = [listDdts, draftInvoice, markInvoiced];

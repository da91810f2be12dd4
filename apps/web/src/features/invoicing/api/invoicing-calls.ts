import { queryOptions } from '@tanstack/react-query';
import { accounting, ddts, invoicing, type RouteInput, returns } from '@truciolo/contract';
import type { AccountingLayout, AccountingProgram } from '@truciolo/jobs';
import { api } from '../../../lib/api/client.ts';

export const INVOICING = 'invoicing';

export const ddtsQuery = (invoiced: 'no' | 'yes') =>
  queryOptions({
    queryKey: [INVOICING, invoiced],
    queryFn: ({ signal }) => api(invoicing.list, { query: { invoiced } }, { signal }),
  });

export const draftInvoice = (body: RouteInput<typeof invoicing.draft>['body']) =>
  api(invoicing.draft, { body });

export const markInvoiced = (body: RouteInput<typeof invoicing.mark>['body']) =>
  api(invoicing.mark, { body });

export const returnsQuery = queryOptions({
  queryKey: [INVOICING, 'returns'],
  queryFn: ({ signal }) => api(returns.list, {}, { signal }),
});

export const draftCredit = (body: RouteInput<typeof returns.draft>['body']) => api(returns.draft, { body });

export const markCredited = (body: RouteInput<typeof returns.mark>['body']) => api(returns.mark, { body });

export const removeReturn = (guid: string) => api(ddts.removeReturn, { params: { guid } });

export const layoutsQuery = queryOptions({
  queryKey: ['accounting-layouts'],
  queryFn: ({ signal }) => api(accounting.layouts, {}, { signal }),
});
export const saveLayout = (
  program: AccountingProgram,
  body: { readonly base: AccountingLayout; readonly layout: AccountingLayout | null },
) => api(accounting.save, { params: { program }, body });
export const getMonthCsv = (month: string, layout: AccountingLayout) =>
  api(accounting.csv, { params: { month }, body: { layout } });

export const getInvoiceMonth = (month: string) => api(invoicing.month, { params: { month } });

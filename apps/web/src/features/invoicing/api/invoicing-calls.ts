import { queryOptions } from '@tanstack/react-query';
import { invoicing, type RouteInput } from '@truciolo/contract';
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

import { queryOptions } from '@tanstack/react-query';
import { companies } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

/** The own company, shared by every page that shows part of it. */
export const companyQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: ['companies', companyGuid],
    queryFn: ({ signal }) => api(companies.get, { params: { companyGuid } }, { signal }),
  });

import { queryOptions } from '@tanstack/react-query';
import { companyStorage } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const storageQuery = (companyGuid: string) =>
  queryOptions({
    queryKey: ['company-storage', companyGuid],
    queryFn: ({ signal }) => api(companyStorage.get, { params: { companyGuid } }, { signal }),
  });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { audit } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const AUDIT_PAGE = 20;

/** One page of the register, newest first. */
export const auditQuery = (page: number) =>
  queryOptions({
    queryKey: ['audit', page],
    queryFn: ({ signal }) =>
      api(audit.list, { query: { offset: page * AUDIT_PAGE, limit: AUDIT_PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });

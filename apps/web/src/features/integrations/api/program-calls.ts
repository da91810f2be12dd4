import { queryOptions } from '@tanstack/react-query';
import { type ApiScope, type ProgramRequest, programs } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const programQuery = (query: ProgramRequest) =>
  queryOptions({
    queryKey: ['programs', query],
    queryFn: ({ signal }) => api(programs.ask, { query }, { signal }),
    retry: false,
  });

export const allowProgram = (request: ProgramRequest, scopes: ApiScope[]) =>
  api(programs.allow, { body: { request, scopes } });

import { queryOptions } from '@tanstack/react-query';
import { type ApiScope, type ProgramRequest, programs } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** The request in the address of the consent page, under its OAuth names. */
export function requestIn(search: string): ProgramRequest {
  const fields = new URLSearchParams(search);
  const read = (name: string) => fields.get(name) ?? '';
  return {
    clientId: read('client_id'),
    redirectUri: read('redirect_uri'),
    responseType: read('response_type'),
    codeChallenge: read('code_challenge'),
    codeChallengeMethod: read('code_challenge_method'),
    resource: read('resource'),
    scope: read('scope'),
    state: read('state'),
  };
}

export const programQuery = (query: ProgramRequest) =>
  queryOptions({
    queryKey: ['programs', query],
    queryFn: ({ signal }) => api(programs.ask, { query }, { signal }),
    retry: false,
  });

export const allowProgram = (request: ProgramRequest, scopes: ApiScope[]) =>
  api(programs.allow, { body: { request, scopes } });

import { z } from 'zod';
import { requiredText, text } from '../kit/fields.ts';
import { capabilities, route } from '../kit/route.ts';
import { type ApiScope, apiScopes } from '../kit/scopes.ts';

const capability = [capabilities.manageConsumerLicences];

/** Scopes that the consent page ticks beforehand: an assistant looks things up and prepares drafts, without costs. */
export const assistantScopes: readonly ApiScope[] = [
  'quotes:read',
  'jobs:read',
  'customers:read',
  'materials:read',
  'machines:read',
  'documents:read',
  'quotes:write',
];

/** The request of a program as its link carries it: OAuth 2.1 with PKCE (RFC 7636) and a resource (RFC 8707). */
const request = z.object({
  clientId: requiredText(4000),
  redirectUri: requiredText(2000),
  responseType: text(40).default(''),
  codeChallenge: text(128).default(''),
  codeChallengeMethod: text(40).default(''),
  resource: text(2000).default(''),
  scope: text(2000).default(''),
  state: text(4000).default(''),
});
export type ProgramRequest = z.output<typeof request>;

/** The request in the query of a program's link, under its OAuth names. */
export function readProgramRequest(link: { get(name: string): string | null }): ProgramRequest {
  const read = (name: string) => link.get(name) ?? '';
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

/** Programs that connect by a person's consent (OAuth) instead of a key. They are listed and ended with the keys. */
export const programs = {
  ask: route({
    method: 'GET',
    path: '/programs/request',
    summary: 'Check the request of a program before its consent page shows it',
    access: 'session',
    capability,
    query: request,
    answer: z.object({
      /** The name that the program gave itself. */
      name: z.string(),
      /** Host of the address that gets the answer: unlike the name, nobody can choose another’s. */
      host: z.string(),
      /** Scopes that the user may grant. */
      grantable: z.array(z.enum(apiScopes)),
      /** Scopes that are ticked beforehand. */
      proposed: z.array(z.enum(apiScopes)),
      /** A fault of the request, as a sentence; null when it can be granted. */
      problem: z.string().nullable(),
      /** Address that tells the program about a refusal. */
      refusal: z.string(),
    }),
    errors: ['NOT_FOUND'],
  }),
  allow: route({
    method: 'POST',
    path: '/programs',
    writes: 'append',
    summary:
      'Grant a program its scopes; the answer is the address with its code, valid once and for minutes',
    access: 'session',
    capability,
    body: z.strictObject({
      request: z.strictObject(request.shape),
      scopes: z.array(z.enum(apiScopes)).min(1, { error: 'Scegli che cosa può fare.' }),
    }),
    status: 201,
    answer: z.object({ redirectTo: z.string() }),
    errors: ['NOT_FOUND', 'TOO_MANY_KEYS'],
  }),
};

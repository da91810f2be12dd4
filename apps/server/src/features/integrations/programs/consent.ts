import type { ProgramRequest } from '@truciolo/contract';
import { API_KEYS_MAX, type ApiScope, assistantScopes, grantableScopes, programs } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { countKeys, insertKey } from '../keys/repository.ts';
import { readClientId } from './client-id.ts';
import { resourceOf } from './oauth-metadata.ts';
import { insertToken, isConnectedClient } from './repository.ts';

const DAY_MS = 86_400_000;
const CODE_MS = 300_000;

const UNKNOWN =
  'Il programma che chiede l’accesso non è registrato, o la registrazione è scaduta. Nel programma togli il collegamento e aggiungilo di nuovo.';

/** A registered program whose answer goes to an address that it registered, letter by letter. */
async function findClient({ secrets, clock, handles }: Context, { clientId, redirectUri }: ProgramRequest) {
  const client = readClientId(secrets, clientId);
  const clientHash = hashToken(clientId);
  const isFresh = client && clock().getTime() - client.registeredAt.getTime() < DAY_MS;
  const isKnown = client && (isFresh || (await handles.directory((db) => isConnectedClient(db, clientHash))));
  if (!isKnown) throw new AppError('NOT_FOUND', { message: UNKNOWN });
  if (!client.redirectUris.includes(redirectUri))
    throw new AppError('NOT_FOUND', { message: 'L’indirizzo di ritorno non è quello del programma.' });
  return { name: client.name, clientHash, host: new URL(redirectUri).host };
}

/** RFC 7636: 43 letters are the SHA-256 of a verifier. */
const CHALLENGE = /^[\w-]{43}$/;

/** A fault of the request: its code for the program, and a sentence for the person. */
function faultOf(request: ProgramRequest, publicUrl: string): readonly [code: string, text: string] | null {
  if (request.responseType !== 'code')
    return ['unsupported_response_type', 'Il programma chiede un tipo di accesso che qui non c’è.'];
  if (request.codeChallengeMethod !== 'S256' || !CHALLENGE.test(request.codeChallenge))
    return [
      'invalid_request',
      'Il programma non protegge il collegamento (PKCE S256): non si può collegare.',
    ];
  if (request.resource !== '' && request.resource !== resourceOf(publicUrl))
    return ['invalid_target', 'Il programma chiede l’accesso a un altro indirizzo.'];
  return null;
}

/** The address of the program with its answer; `iss` names the server that answers (RFC 9207). */
function answerTo(
  { redirectUri, state }: ProgramRequest,
  publicUrl: string,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  const named = { ...answer, ...(state ? { state } : {}), iss: publicUrl };
  for (const [name, value] of Object.entries(named)) url.searchParams.set(name, value);
  return url.href;
}

const proposedOf = ({ scope }: ProgramRequest, grantable: readonly ApiScope[]): ApiScope[] => {
  const asked = scope.split(' ');
  const isAsked = (one: ApiScope) => scope === '' || asked.includes(one);
  return grantable.filter((one) => assistantScopes.includes(one) && isAsked(one));
};

export const askProgram = endpoint(programs.ask, async (context, { query }) => {
  const { actor, policy } = context;
  const { name, host } = await findClient(context, query);
  const grantable = grantableScopes(actor);
  const [error, problem] = faultOf(query, policy.publicUrl) ?? ['access_denied', null];
  const refusal = answerTo(query, policy.publicUrl, { error });
  return { name, host, grantable, proposed: proposedOf(query, grantable), problem, refusal };
});

export const allowProgram = endpoint(programs.allow, async (context, { body }) => {
  const { actor, policy, clock, tenant, audit } = context;
  const { request, scopes } = body;
  const { name, host, clientHash } = await findClient(context, request);
  const fault = faultOf(request, policy.publicUrl);
  if (fault) throw new AppError('VALIDATION', { message: fault[1] });
  const grantable = grantableScopes(actor);
  if (!scopes.every((scope) => grantable.includes(scope)))
    throw new AppError('FORBIDDEN', { message: 'Non puoi dare a un programma più di quello che vedi tu.' });
  const now = clock();
  const expiresAt = new Date(now.getTime() + CODE_MS);
  const code = newToken();
  await tenant(async (db) => {
    if ((await countKeys(db, now)) >= API_KEYS_MAX) throw new AppError('TOO_MANY_KEYS');
    const { guid } = await insertKey(db, {
      guid: newGuid(now),
      companyGuid: actor.companyGuid,
      name,
      tokenHash: null,
      hint: '',
      scopes: [...new Set(scopes)],
      createdBy: actor.userGuid,
      createdByName: `${actor.firstName} ${actor.lastName}`,
      createdAt: now,
      expiresAt,
      clientHash,
      programHost: host,
    });
    await insertToken(db, {
      tokenHash: hashToken(code),
      companyGuid: actor.companyGuid,
      keyGuid: guid,
      kind: 'code',
      challenge: request.codeChallenge,
      redirectUri: request.redirectUri,
      expiresAt,
    });
    const changes = {
      name: { from: null, to: name },
      host: { from: null, to: host },
      scopes: { from: null, to: scopes.join(', ') },
    };
    await audit(db, { action: 'connect', entity: 'api-key', entityGuid: guid, changes });
  });
  return { redirectTo: answerTo(request, policy.publicUrl, { code }) };
});

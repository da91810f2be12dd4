import { createHash } from 'node:crypto';
import {
  InvalidClientError,
  InvalidGrantError,
  InvalidTargetError,
  UnsupportedGrantTypeError,
} from '@modelcontextprotocol/sdk/server/auth/errors.js';
import type { OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import { API_KEY_PREFIX } from '@truciolo/contract';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { findGrantor } from '../keys/find-living-key.ts';
import { findKey, type KeyRow } from '../keys/repository.ts';
import { readClientId } from './client-id.ts';
import { disconnect } from './disconnect.ts';
import type { Form } from './oauth-form.ts';
import { resourceOf } from './oauth-metadata.ts';
import { findTokenPlace, insertToken, listEarlier, lockToken, setAccess, spendToken } from './repository.ts';

const ACCESS_SECONDS = 3600;
/** A program that has not come back for so long has to be connected again. */
const REFRESH_MS = 30 * 86_400_000;

const grants = new Map([
  ['authorization_code', { kind: 'code', field: 'code' }],
  ['refresh_token', { kind: 'refresh', field: 'refresh_token' }],
]);

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** A new pair of tokens; the last access token ends with it. */
async function issueTokens(db: Db, key: KeyRow, now: Date): Promise<OAuthTokens> {
  const [access, refresh] = [`${API_KEY_PREFIX}${newToken()}`, newToken()];
  const expiresAt = new Date(now.getTime() + REFRESH_MS);
  const tokenExpiresAt = new Date(now.getTime() + ACCESS_SECONDS * 1000);
  await setAccess(db, key.guid, { tokenHash: hashToken(access), tokenExpiresAt, expiresAt });
  const { companyGuid, guid: keyGuid } = key;
  await insertToken(db, {
    tokenHash: hashToken(refresh),
    companyGuid,
    keyGuid,
    kind: 'refresh',
    challenge: null,
    redirectUri: null,
    expiresAt,
  });
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: key.scopes.join(' '),
  };
}

/**
 * Trades a code or a refresh token for new tokens. One that comes back after its use was copied by somebody: the whole
 * connection ends, whichever of the two came first (RFC 9700, sections 2.1.1 and 4.14).
 */
export async function exchangeToken(services: Services, form: Form): Promise<OAuthTokens> {
  const { handles, clock, secrets, policy } = services;
  const grant = grants.get(form.grant_type ?? '');
  if (!grant) throw new UnsupportedGrantTypeError('Use authorization_code or refresh_token');
  const clientId = form.client_id ?? '';
  if (!readClientId(secrets, clientId)) throw new InvalidClientError('Unknown client: register again');
  if (form.resource !== undefined && form.resource !== resourceOf(policy.publicUrl))
    throw new InvalidTargetError('Another resource');
  const refused = new InvalidGrantError('Wrong, expired, used or revoked');
  const tokenHash = hashToken(form[grant.field] ?? '');
  const now = clock();
  const { place, grantor } = await handles.directory(async (db) => {
    const found = await findTokenPlace(db, tokenHash);
    return { place: found, grantor: found && (await findGrantor(db, found, now)) };
  });
  if (place?.kind !== grant.kind) throw refused;
  const tokens = await handles.tenant(place.companyGuid, async (db) => {
    const token = await lockToken(db, tokenHash);
    const key = await findKey(db, place.keyGuid);
    if (!key || key.revokedAt || key.clientHash !== hashToken(clientId)) return null;
    if (token.usedAt) {
      await disconnect(db, key, now);
      return null;
    }
    if (token.expiresAt <= now) return null;
    if (
      token.kind === 'code' &&
      (token.redirectUri !== form.redirect_uri || token.challenge !== challengeOf(form.code_verifier ?? ''))
    )
      return null;
    if (!grantor) return null;
    await spendToken(db, tokenHash, now);
    if (token.kind === 'code')
      for (const earlier of await listEarlier(db, key)) await disconnect(db, earlier, now);
    return issueTokens(db, key, now);
  });
  if (!tokens) throw refused;
  return tokens;
}

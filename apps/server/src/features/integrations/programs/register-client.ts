import {
  CustomOAuthError,
  InvalidClientMetadataError,
} from '@modelcontextprotocol/sdk/server/auth/errors.js';
import { OAuthClientMetadataSchema } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Services } from '../../../platform/context.ts';
import { writeClientId } from './client-id.ts';

/** One address may belong to the servers of an assistant that many shops use. */
const REGISTRATIONS_AN_HOUR = 60;
const LONGEST_NAME = 80;
/** Together, so that the identifier fits into a link. */
const LONGEST_ADDRESSES = 2000;

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** An answer goes to https, or to a program on the user's own machine (RFC 8252, section 7.3). */
function isAllowedRedirect(text: string): boolean {
  const { protocol, hostname, hash, username, password } = new URL(text);
  if (hash !== '' || username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname));
}

/** Control and direction characters could make a name look like another one. */
const readableName = (name: string): string => name.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);

/** Dynamic registration (RFC 7591). Every program is a public client: PKCE stands in for a secret. */
export async function registerClient(
  { limiter, secrets, clock }: Pick<Services, 'limiter' | 'secrets' | 'clock'>,
  body: unknown,
  ip: string,
) {
  await limiter.take({ [`oauth-register:${ip}`]: REGISTRATIONS_AN_HOUR }, 60);
  const { data, error } = OAuthClientMetadataSchema.safeParse(body);
  if (error) throw new InvalidClientMetadataError(error.issues.map(({ path }) => path.join('.')).join(', '));
  const redirectUris = [...new Set(data.redirect_uris)];
  const isFit = redirectUris.length > 0 && redirectUris.join().length <= LONGEST_ADDRESSES;
  if (!isFit || !redirectUris.every(isAllowedRedirect))
    throw new CustomOAuthError('invalid_redirect_uri', 'Redirect addresses are https, or http on localhost');
  const registeredAt = clock();
  const host = new URL(redirectUris[0] ?? '').host;
  const name = readableName(data.client_name ?? '') || host;
  return {
    client_id: writeClientId(secrets, { name, redirectUris, registeredAt }),
    client_id_issued_at: Math.floor(registeredAt.getTime() / 1000),
    client_name: name,
    redirect_uris: redirectUris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  };
}

import { apiScopes, assistantScopes } from '@truciolo/contract';

const RESOURCE_DOCUMENT = '/.well-known/oauth-protected-resource';

/** Address that programs connect to, which their tokens are for (RFC 8707). */
export const resourceOf = (publicUrl: string): string => `${publicUrl}/api/mcp`;

/** RFC 9728, at its address for this resource and at the general one. */
const resourceMetadata = (publicUrl: string) => ({
  resource: resourceOf(publicUrl),
  resource_name: 'Truciolo',
  authorization_servers: [publicUrl],
  scopes_supported: apiScopes,
  bearer_methods_supported: ['header'],
});

/** RFC 8414. The consent page belongs to the web app. */
const serverMetadata = (publicUrl: string) => ({
  issuer: publicUrl,
  authorization_endpoint: `${publicUrl}/collega`,
  token_endpoint: `${publicUrl}/api/oauth/token`,
  registration_endpoint: `${publicUrl}/api/oauth/register`,
  revocation_endpoint: `${publicUrl}/api/oauth/revoke`,
  scopes_supported: apiScopes,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  revocation_endpoint_auth_methods_supported: ['none'],
  code_challenge_methods_supported: ['S256'],
  authorization_response_iss_parameter_supported: true,
});

export const wellKnown = (publicUrl: string): Readonly<Record<string, object>> => ({
  [RESOURCE_DOCUMENT]: resourceMetadata(publicUrl),
  [`${RESOURCE_DOCUMENT}/api/mcp`]: resourceMetadata(publicUrl),
  '/.well-known/oauth-authorization-server': serverMetadata(publicUrl),
});

/** `WWW-Authenticate` of a refused call: where a program learns how to connect, and the scopes to ask for. */
export const challengeOf = (publicUrl: string, hasToken: boolean): string =>
  [
    'Bearer realm="truciolo"',
    ...(hasToken ? ['error="invalid_token"'] : []),
    `resource_metadata="${publicUrl}${RESOURCE_DOCUMENT}/api/mcp"`,
    `scope="${assistantScopes.join(' ')}"`,
  ].join(', ');

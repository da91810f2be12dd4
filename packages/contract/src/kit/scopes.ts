/** Scopes of API keys, narrowest first. `costs:read` extends the other two: without it no cost is sent. */
export const apiScopes = ['quotes:read', 'jobs:read', 'costs:read'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** Prefix of all keys, by which secret scanners recognise one in a file. */
export const API_KEY_PREFIX = 'trc_';
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

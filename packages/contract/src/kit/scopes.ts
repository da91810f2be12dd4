/** What an API key may be given, narrowest first. `costs:read` widens the other two: without it no cost leaves. */
export const apiScopes = ['quotes:read', 'jobs:read', 'costs:read'] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What every key begins with: a program that finds one in a file knows what it is. */
export const API_KEY_PREFIX = 'trc_';
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

/** Scopes that read. `costs:read` extends the others: without it no cost is sent. */
export const readingScopes = [
  'quotes:read',
  'jobs:read',
  'customers:read',
  'materials:read',
  'machines:read',
  'requests:read',
  'documents:read',
  'costs:read',
] as const;

/** Scopes that write. No scope sends, accepts or invoices anything: those calls declare `leaves` and have none. */
export const writingScopes = [
  'customers:write',
  'materials:write',
  'requests:write',
  'quotes:write',
  'jobs:write',
] as const;

/** Scopes of API keys. */
export const apiScopes = [...readingScopes, ...writingScopes] as const;
export type ApiScope = (typeof apiScopes)[number];

const writing: readonly ApiScope[] = writingScopes;
export const isWritingScope = (scope: ApiScope): boolean => writing.includes(scope);

/** Prefix of all keys, by which secret scanners recognise one in a file. */
export const API_KEY_PREFIX = 'trc_';
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

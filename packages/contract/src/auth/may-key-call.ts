import type { RouteSpec } from '../kit/route.ts';
import { isWrite } from '../kit/route.ts';
import { type ApiScope, isWritingScope } from '../kit/scopes.ts';

/** The one scope of a call that leaves the shop: it prints a document for the caller and changes nothing. */
const PRINTING: ApiScope = 'documents:read';

/**
 * Whether an API key with these scopes may make a call. A call that sends something out of the shop or puts it into
 * force is never open to a key, and a reading scope opens no write, even if a declaration said so by mistake.
 */
export function mayKeyCall(
  scopes: readonly ApiScope[],
  { scope, method, leaves, writes }: Pick<RouteSpec, 'scope' | 'method' | 'leaves' | 'writes'>,
): boolean {
  if (scope === undefined || (leaves && scope !== PRINTING)) return false;
  const changes = isWrite(method) && writes !== 'none';
  return scopes.includes(scope) && changes === isWritingScope(scope);
}

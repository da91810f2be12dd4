import { API_KEY_CALLS_A_MINUTE, type ApiScope, type RouteSpec } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { type FoundKey, findKeyByHash, noteUse } from './repository.ts';

/** Writing "last used" at every call would double the writes; a minute is exact enough. */
const TOUCH_AFTER_MS = 60_000;

const REFUSED = { message: 'Questa chiave non vale: è sbagliata, scaduta o revocata.' };

/** A program of the company: it reads what an estimator reads, costs only where the key says so, and writes nothing. */
const actorOf = (key: FoundKey): Actor => ({
  userGuid: key.createdBy,
  sessionGuid: key.guid,
  companyGuid: key.companyGuid,
  companyName: key.companyName,
  companyKind: key.companyKind,
  supplierGuid: key.supplierGuid,
  firstName: 'Chiave',
  lastName: key.name,
  email: '',
  emailConfirmed: false,
  role: 'preventivista',
  hideCosts: !key.scopes.includes('costs:read'),
  sharedTablet: false,
  // A key is not a login: it has its own secret, scopes and limit.
  secondFactorDue: false,
  seatManagers: [],
  capabilities: [],
  licenseExpiration: null,
});

const opens = (scopes: readonly ApiScope[], { scope, method }: RouteSpec): boolean =>
  scope !== undefined && method === 'GET' && scopes.includes(scope);

export function admitKeysWith({ handles, clock, limiter }: Services) {
  return async (token: string, spec: RouteSpec, ip: string): Promise<Actor> => {
    const now = clock();
    const key = await handles.directory((db) => findKeyByHash(db, hashToken(token)));
    const isOver = key?.revokedAt || (key?.expiresAt && key.expiresAt <= now);
    if (!key || isOver) throw new AppError('UNAUTHENTICATED', REFUSED);
    await limiter.take({ [`api-key:${key.guid}`]: API_KEY_CALLS_A_MINUTE }, 1);
    if (!opens(key.scopes, spec))
      throw new AppError('FORBIDDEN', { message: 'Questa chiave non permette questa chiamata.' });
    if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > TOUCH_AFTER_MS)
      await handles.tenant(key.companyGuid, (db) => noteUse(db, key.guid, now, ip));
    return actorOf(key);
  };
}

import {
  API_KEY_CALLS_A_MINUTE,
  apiScopes,
  capabilities,
  mayKeyCall,
  type RouteSpec,
} from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Left } from '../../../platform/attempt-limiter.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import type { AdmitKey, KnowKey } from '../../../platform/http/register-endpoints.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { findLivingKey } from './find-living-key.ts';
import { programName } from './program-name.ts';
import { type FoundKey, noteUse } from './repository.ts';

/** Writing "last used" at every call would double the writes; a minute is exact enough. */
const TOUCH_AFTER_MS = 60_000;

const REFUSED = { message: 'Questa chiave non vale: è sbagliata, scaduta o revocata.' };

/**
 * A program of the company: it reads what an estimator reads, costs only where the key says so, and writes drafts and
 * rows while the company's licence is valid. `mayKeyCall` decides which calls those are.
 */
const actorOf = (key: FoundKey): Actor => ({
  userGuid: key.createdBy,
  sessionGuid: key.guid,
  keyGuid: key.guid,
  companyGuid: key.companyGuid,
  companyName: key.companyName,
  companyKind: key.companyKind,
  supplierGuid: key.supplierGuid,
  ...(key.clientHash === null ? { firstName: 'Chiave', lastName: key.name } : programName(key.name)),
  email: '',
  emailConfirmed: false,
  role: 'preventivista',
  hideCosts: !key.scopes.includes('costs:read'),
  sharedTablet: false,
  // A key is not a login: it has its own secret, scopes and limit.
  secondFactorDue: false,
  seatManagers: [],
  capabilities: [capabilities.insertion],
  licenseExpiration: key.companyExpiresAt,
});

/** The sentence names the missing scope, so that the owner of the key knows which one to add. */
const refusalOf = (spec: RouteSpec): string =>
  mayKeyCall(apiScopes, spec)
    ? `Questa chiave non permette questa chiamata: serve il permesso ${spec.scope}.`
    : 'Questa chiamata non è aperta alle chiavi: la fa una persona.';

const limitHeaders = ({ remaining, seconds }: Left) => ({
  'ratelimit-limit': String(API_KEY_CALLS_A_MINUTE),
  'ratelimit-remaining': String(remaining),
  'ratelimit-reset': String(seconds),
});

type Caller = Parameters<KnowKey>[1];

/** A valid key, counted against its limit. */
async function findValid({ handles, clock, limiter }: Services, token: string, { tell }: Caller) {
  const now = clock();
  const key = await handles.directory((db) => findLivingKey(db, hashToken(token), now));
  if (!key) throw new AppError('UNAUTHENTICATED', REFUSED);
  const left = await limiter
    .take({ [`api-key:${key.guid}`]: API_KEY_CALLS_A_MINUTE }, 1)
    .catch((error: unknown) => {
      if (error instanceof AppError && error.retryAfter !== null)
        tell(limitHeaders({ remaining: 0, seconds: error.retryAfter }));
      throw error;
    });
  tell(limitHeaders(left));
  return { key, now };
}

export function admitKeysWith(services: Services): AdmitKey {
  return async (token, spec, caller) => {
    const { key, now } = await findValid(services, token, caller);
    if (!mayKeyCall(key.scopes, spec)) throw new AppError('FORBIDDEN', { message: refusalOf(spec) });
    if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() > TOUCH_AFTER_MS)
      await services.handles.tenant(key.companyGuid, (db) => noteUse(db, key.guid, now, caller.ip));
    return actorOf(key);
  };
}

export const knowKeysWith =
  (services: Services): KnowKey =>
  async (token, caller) => ({ keyGuid: (await findValid(services, token, caller)).key.guid });

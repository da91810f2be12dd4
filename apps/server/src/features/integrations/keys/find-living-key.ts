import { grantableScopes, mayCall, programs } from '@truciolo/contract';
import type { Actor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { findActiveActor } from '../../identity/index.ts';
import { type FoundKey, findKeyByHash } from './repository.ts';

/** The person behind a connected program, while that person could still connect it. */
export async function findGrantor(
  db: Db,
  { createdBy, companyGuid }: Pick<FoundKey, 'createdBy' | 'companyGuid'>,
  now: Date,
): Promise<Actor | null> {
  const person = await findActiveActor(db, createdBy, now);
  return person?.companyGuid === companyGuid && mayCall(person, programs.allow) ? person : null;
}

/**
 * The key in force, found outside a tenant. A key stands for the company; a connected program stands for its person, ends
 * with that person's right to connect it, and never sees more than the person does.
 */
export async function findLivingKey(db: Db, tokenHash: string, now: Date): Promise<FoundKey | null> {
  const key = await findKeyByHash(db, tokenHash);
  if (!key || key.revokedAt || [key.expiresAt, key.tokenExpiresAt].some((end) => end && end <= now))
    return null;
  if (key.clientHash === null) return key;
  const person = await findGrantor(db, key, now);
  if (!person) return null;
  const grantable = grantableScopes(person);
  return { ...key, scopes: key.scopes.filter((scope) => grantable.includes(scope)) };
}

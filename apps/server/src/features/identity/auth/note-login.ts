import { writeAudit } from '../../../platform/audit.ts';
import type { PublicContext } from '../../../platform/context.ts';
import type { findPersonByEmail } from './directory.ts';

export type KnownPerson = NonNullable<Awaited<ReturnType<typeof findPersonByEmail>>>;

/** Audits logins and failed attempts with the address of the caller. */
export async function noteLogin(
  { handles, clock, caller }: PublicContext,
  person: KnownPerson,
  action: string,
): Promise<void> {
  const { companyGuid, userGuid } = person;
  const changes = { ip: { from: null, to: caller.ip } };
  const entry = { action, entity: 'user', entityGuid: userGuid, changes, at: clock() };
  // A failed attempt is not attributed to the account's owner.
  const actor = action === 'login' ? person : null;
  await handles.tenant(companyGuid, (db) => writeAudit(db, { companyGuid, actor, ...entry }));
}

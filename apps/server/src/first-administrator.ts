import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { createUser, hashPassword } from './features/identity/index.ts';
import { writeAudit } from './platform/audit.ts';
import type { Clock } from './platform/clock.ts';
import { uniqueViolation } from './platform/database/engine.ts';
import type { Handles, SystemHandle } from './platform/database/handles.ts';
import { newGuid } from './platform/guid.ts';

/** `missing`: nobody can administer the installation yet. The password is shown once and stored as a hash. */
export type FirstAdministrator =
  | { readonly state: 'present' | 'missing' }
  | { readonly state: 'made'; readonly email: string; readonly password: string };

interface Ground {
  readonly handles: Handles & SystemHandle;
  readonly clock: Clock;
  readonly supplierGuid: string;
}

/** Makes the administrator that `ADMIN_EMAIL` names, where the installation has none. */
export async function findOrMakeAdministrator(
  { handles, clock, supplierGuid }: Ground,
  { adminEmail }: Pick<Config, 'adminEmail'>,
): Promise<FirstAdministrator> {
  const known = await handles.system((db) =>
    db
      .selectFrom('users')
      .select('guid')
      .where('companyGuid', '=', supplierGuid)
      .where('role', '=', 'admin')
      .where('status', '<>', 'removed')
      .executeTakeFirst(),
  );
  if (known) return { state: 'present' };
  if (adminEmail === null) return { state: 'missing' };
  const password = `${randomBytes(15).toString('base64url')}1!`;
  const now = clock();
  const guid = newGuid(now);
  const user = { guid, companyGuid: supplierGuid, email: adminEmail, role: 'admin' } as const;
  const names = { firstName: 'Amministratore', lastName: '' };
  try {
    const passwordHash = await hashPassword(password);
    await handles.tenant(supplierGuid, async (db) => {
      await createUser(db, { ...user, ...names, passwordHash, now });
      const entry = { action: 'create', entity: 'user', entityGuid: guid, at: now };
      await writeAudit(db, { companyGuid: supplierGuid, actor: null, ...entry });
    });
  } catch (error) {
    // Another process starting at the same time made it, or a customer uses this address.
    if (uniqueViolation(error) !== 'users_email_key') throw error;
    return { state: 'missing' };
  }
  return { state: 'made', email: adminEmail, password };
}

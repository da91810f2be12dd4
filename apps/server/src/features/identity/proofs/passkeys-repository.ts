import type { Db } from '../../../platform/database/handles.ts';

interface NewPasskey {
  readonly guid: string;
  readonly companyGuid: string;
  readonly userGuid: string;
  readonly name: string;
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
  readonly createdAt: Date;
}

export async function createPasskey(db: Db, passkey: NewPasskey): Promise<void> {
  await db.insertInto('passkeys').values(passkey).execute();
}

export function listPasskeys(db: Db, userGuid: string) {
  return db
    .selectFrom('passkeys')
    .select(['guid', 'name', 'credentialId', 'transports', 'createdAt', 'lastUsedAt'])
    .where('userGuid', '=', userGuid)
    .orderBy('guid')
    .execute();
}

/** Runs outside a tenant: finds the user by the credential id of the device. */
export function findPasskey(db: Db, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(['guid', 'companyGuid', 'userGuid', 'credentialId', 'publicKey', 'counter', 'transports'])
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

export async function noteUse(db: Db, guid: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('passkeys').set({ counter, lastUsedAt: now }).where('guid', '=', guid).execute();
}

export async function deletePasskey(db: Db, guid: string): Promise<void> {
  await db.deleteFrom('passkeys').where('guid', '=', guid).execute();
}

import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { listPasskeys } from './passkeys-repository.ts';

export interface Owner {
  readonly companyGuid: string;
  readonly userGuid: string;
}

export function findFactor(db: Db, userGuid: string) {
  return db
    .selectFrom('secondFactors')
    .select(['salt', 'confirmedAt', 'pendingSalt'])
    .where('userGuid', '=', userGuid)
    .executeTakeFirst();
}

type FactorKind = 'app' | 'passkey';

/** Second factors of a user's login; a recovery code replaces any of them. */
export async function secondFactorsOf(db: Db, userGuid: string): Promise<FactorKind[]> {
  const hasApp = Boolean((await findFactor(db, userGuid))?.salt);
  const hasPasskey = (await listPasskeys(db, userGuid)).length > 0;
  return [...(hasApp ? (['app'] as const) : []), ...(hasPasskey ? (['passkey'] as const) : [])];
}

export const hasSecondFactor = async (db: Db, userGuid: string): Promise<boolean> =>
  (await secondFactorsOf(db, userGuid)).length > 0;

export async function storePending(db: Db, owner: Owner, pendingSalt: string): Promise<void> {
  await db
    .insertInto('secondFactors')
    .values({ ...owner, pendingSalt })
    .onConflict((conflict) => conflict.column('userGuid').doUpdateSet({ pendingSalt }))
    .execute();
}

/** Activates the pending secret; false where a concurrent call was faster. */
export async function confirmPending(
  db: Db,
  { userGuid }: Owner,
  { salt, step, now }: { readonly salt: string; readonly step: number; readonly now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('secondFactors')
    .set({ salt, confirmedAt: now, pendingSalt: null, lastStep: step })
    .where('userGuid', '=', userGuid)
    .where('pendingSalt', '=', salt)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** True for the one caller who used this time step; it and all earlier ones become invalid. */
export async function takeStep(db: Db, userGuid: string, step: number): Promise<boolean> {
  const result = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('userGuid', '=', userGuid)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(
  db: Db,
  owner: Owner,
  hashes: readonly string[],
  now: Date,
): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userGuid', '=', owner.userGuid).execute();
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ guid: newGuid(now), ...owner, codeHash, createdAt: now })))
    .execute();
}

export function listUnusedCodes(db: Db, userGuid: string) {
  return db
    .selectFrom('recoveryCodes')
    .select(['guid', 'codeHash'])
    .where('userGuid', '=', userGuid)
    .where('usedAt', 'is', null)
    .execute();
}

/** True for the one caller who used it. */
export async function takeRecoveryCode(db: Db, guid: string, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('guid', '=', guid)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Removes the app; the recovery codes too, unless a passkey still needs them. */
export async function dropApp(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('secondFactors').where('userGuid', '=', userGuid).execute();
  if (!(await hasSecondFactor(db, userGuid))) await dropFactors(db, userGuid);
}

export async function dropFactors(db: Db, userGuid: string): Promise<void> {
  await db.deleteFrom('passkeys').where('userGuid', '=', userGuid).execute();
  await db.deleteFrom('recoveryCodes').where('userGuid', '=', userGuid).execute();
  await db.deleteFrom('secondFactors').where('userGuid', '=', userGuid).execute();
}

/** Whether the company requires a second factor. */
export async function readRule(db: Db, companyGuid: string): Promise<boolean> {
  const company = await db
    .selectFrom('companies')
    .select('secondFactorRequiredAt')
    .where('guid', '=', companyGuid)
    .executeTakeFirstOrThrow();
  return company.secondFactorRequiredAt !== null;
}

/** Users of a company who have a second factor. */
export async function listHaving(db: Db, companyGuid: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('secondFactors')
    .select('userGuid')
    .where('companyGuid', '=', companyGuid)
    .where('confirmedAt', 'is not', null)
    .union(db.selectFrom('passkeys').select('userGuid').where('companyGuid', '=', companyGuid))
    .execute();
  return new Set(rows.map(({ userGuid }) => userGuid));
}

import type { Db } from '../../platform/database/handles.ts';

export function findExport(db: Db, companyGuid: string) {
  return db
    .selectFrom('companyExports')
    .selectAll()
    .where('companyGuid', '=', companyGuid)
    .executeTakeFirst();
}

interface Request {
  readonly companyGuid: string;
  readonly requestedBy: string;
  readonly requestedAt: Date;
}

export async function startExport(db: Db, request: Request): Promise<void> {
  const { requestedBy, requestedAt } = request;
  await db
    .insertInto('companyExports')
    .values({ ...request, state: 'preparing' })
    .onConflict((conflict) =>
      conflict.column('companyGuid').doUpdateSet({ state: 'preparing', requestedBy, requestedAt }),
    )
    .execute();
}

export async function finishExport(
  db: Db,
  companyGuid: string,
  result: { state: 'ready'; file: string; bytes: number } | { state: 'failed' },
): Promise<void> {
  await db.updateTable('companyExports').set(result).where('companyGuid', '=', companyGuid).execute();
}

/** The user who asked for the deletion, as recipient of the mail. */
export function findAsker(db: Db, userGuid: string) {
  return db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'email'])
    .where('guid', '=', userGuid)
    .executeTakeFirst();
}

export function findDeletion(db: Db, companyGuid: string) {
  return db
    .selectFrom('companyDeletions')
    .selectAll()
    .where('companyGuid', '=', companyGuid)
    .executeTakeFirst();
}

type NewDeletion = Request & { readonly tokenHash: string; readonly tokenExpiresAt: Date };

export async function replaceDeletion(db: Db, deletion: NewDeletion): Promise<void> {
  await deleteDeletion(db, deletion.companyGuid);
  await db.insertInto('companyDeletions').values(deletion).execute();
}

export async function confirmDeletionRow(
  db: Db,
  companyGuid: string,
  link: { tokenHash: string; now: Date; executesAt: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('companyDeletions')
    .set({ executesAt: link.executesAt })
    .where('companyGuid', '=', companyGuid)
    .where('tokenHash', '=', link.tokenHash)
    .where('tokenExpiresAt', '>', link.now)
    .where('executesAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export async function deleteDeletion(db: Db, companyGuid: string): Promise<boolean> {
  const result = await db
    .deleteFrom('companyDeletions')
    .where('companyGuid', '=', companyGuid)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

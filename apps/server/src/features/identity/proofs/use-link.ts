import type { Db } from '../../../platform/database/handles.ts';

/** Uses up a mailed link. True for the one caller who used it; a second one at the same moment gets false. */
export async function useLink(
  db: Db,
  table: 'passwordResets' | 'invitations',
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const result = await db
    .updateTable(table)
    .set({ usedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

import { SHOP_FILES, SHOP_REQUEST_BYTES } from '@truciolo/contract';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { refuseOverQuota, storageOf } from '../../files/index.ts';

/** Bytes that wait for their requests in one shop: a flood fills this and no more. */
const WAITING_BYTES = 2 * 1024 ** 3;

/** Room for further uploads, as one transaction finds it. */
export const roomOf = async (db: Db, companyGuid: string) => ({
  storage: await storageOf(db, companyGuid),
  ...(await db
    .selectFrom('shopUploads')
    .select(sql<string>`coalesce(sum(bytes), 0)`.as('waiting'))
    .executeTakeFirstOrThrow()),
});

/** Refuses an upload for which the shop has no room, and all of them while too many wait. */
export function refuseWithoutRoom(
  { storage, waiting }: Awaited<ReturnType<typeof roomOf>>,
  bytes: number,
): void {
  refuseOverQuota(storage, bytes);
  if (Number(waiting) + bytes <= WAITING_BYTES) return;
  const message = 'In questo momento arrivano troppi file: riprova fra un’ora o manda una mail all’officina.';
  throw new AppError('QUOTA_REACHED', { message });
}

/** Takes staged files out of the waiting area, by their keys. All of them, or FILE_GONE. */
export async function takeStaged(db: Db, keys: readonly string[]) {
  const distinct = [...new Set(keys)];
  if (distinct.length === 0) return new Map<string, never>();
  if (distinct.length > SHOP_FILES)
    throw new AppError('TOO_MANY_FILES', { message: `Al massimo ${SHOP_FILES} file per richiesta.` });
  const byHash = new Map(distinct.map((key) => [hashToken(key), key]));
  const rows = await db
    .deleteFrom('shopUploads')
    .where('keyHash', 'in', [...byHash.keys()])
    .returningAll()
    .execute();
  if (rows.length < distinct.length) throw new AppError('FILE_GONE');
  const bytes = rows.reduce((sum, row) => sum + Number(row.bytes), 0);
  if (bytes > SHOP_REQUEST_BYTES)
    throw new AppError('PAYLOAD_TOO_LARGE', {
      message: `I file insieme superano ${SHOP_REQUEST_BYTES / 1024 ** 2} MB: togline qualcuno.`,
    });
  return new Map(rows.map((row) => [byHash.get(row.keyHash) ?? '', row]));
}
export type StagedFiles = Awaited<ReturnType<typeof takeStaged>>;

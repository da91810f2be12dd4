import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { type LockedRequest, lockRequest } from '../repository.ts';

/** Locks a request that is still worked on; one that became a quote is changed there. */
export async function openRequest(db: Db, guid: string): Promise<LockedRequest> {
  const row = await lockRequest(db, guid);
  if (!row) throw new AppError('NOT_FOUND');
  if (row.state === 'quoted') throw new AppError('REQUEST_STATE');
  return row;
}

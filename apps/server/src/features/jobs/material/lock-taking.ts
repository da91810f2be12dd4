import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { lockRackItem } from '../../rack/index.ts';
import { lockJob } from '../repository.ts';
import { findTaking } from './takings-repository.ts';

/** Locks a reservation with its job and its item, always in this order, to avoid deadlocks. */
export async function lockTaking(db: Db, { guid, takingGuid }: { guid: string; takingGuid: string }) {
  const job = await lockJob(db, guid);
  const taking = job && (await findTaking(db, guid, takingGuid));
  if (!job || !taking) throw new AppError('NOT_FOUND');
  if (taking.state === 'taken')
    throw new AppError('RACK_SHORT', { message: 'Questo materiale è già stato prelevato.' });
  const item = await lockRackItem(db, taking.itemGuid);
  if (!item) throw new AppError('NOT_FOUND');
  return { job, taking, item };
}

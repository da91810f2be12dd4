import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { listDdtLines, lockDdt } from '../deliveries-repository.ts';
import { lockJob } from '../repository.ts';

/** A line of a note with its job, both locked: the job first, as everywhere. */
export async function lockLine(db: Db, ddtGuid: string, place: number) {
  const line = (await listDdtLines(db, ddtGuid)).find((one) => one.place === place);
  const job = line && (await lockJob(db, line.jobGuid));
  const ddt = job && (await lockDdt(db, ddtGuid));
  if (!line || !job || !ddt) throw new AppError('NOT_FOUND');
  return { line, job, ddt };
}

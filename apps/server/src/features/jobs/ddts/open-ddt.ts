import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { listDdtLines, lockDdt, settledSentence } from '../deliveries-repository.ts';
import { type LockedJob, lockJob } from '../repository.ts';

/** A note that may still be changed, with its lines and their jobs, all locked: the jobs first, as everywhere. */
export async function openDdt(db: Db, guid: string) {
  const lines = await listDdtLines(db, guid);
  const jobs: LockedJob[] = [];
  for (const jobGuid of [...new Set(lines.map((line) => line.jobGuid))].toSorted()) {
    const job = await lockJob(db, jobGuid);
    if (job) jobs.push(job);
  }
  const ddt = await lockDdt(db, guid);
  if (!ddt) throw new AppError('NOT_FOUND');
  const message = await settledSentence(db, ddt.guid, ddt.number);
  if (message !== null) throw new AppError('DDT_SETTLED', { message });
  return { ddt, lines: await listDdtLines(db, guid), jobs };
}

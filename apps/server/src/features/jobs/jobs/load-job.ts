import type { Job } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { Viewer } from '../../quotes/index.ts';
import { presentJob } from '../presenter.ts';
import { findJob, listDdtsOf, listPhases } from '../repository.ts';

/** A job with its phases, or NOT_FOUND. */
export async function loadJob(db: Db, guid: string, viewer: Viewer): Promise<Job> {
  const job = await findJob(db, guid);
  if (!job) throw new AppError('NOT_FOUND');
  return presentJob(job, await listPhases(db, guid), await listDdtsOf(db, guid), viewer);
}

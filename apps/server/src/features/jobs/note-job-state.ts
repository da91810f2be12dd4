import type { JobState } from '@truciolo/jobs';
import type { Db } from '../../platform/database/handles.ts';
import { noteEvent } from '../integrations/index.ts';
import type { LockedJob } from './repository.ts';

/** Sends a webhook event when the state of a job changed; none otherwise. */
export async function noteJobState(
  db: Db,
  job: LockedJob,
  after: { readonly state: JobState; readonly delivered?: number },
  at: Date,
): Promise<void> {
  const { guid, companyGuid, number, customerName, code, quantity, state: from } = job;
  const { state, delivered = job.delivered } = after;
  if (state === from) return;
  const facts = { guid, number, state, from, customerName, code, quantity, delivered };
  await noteEvent(db, { companyGuid, at }, 'job.state-changed', facts);
}

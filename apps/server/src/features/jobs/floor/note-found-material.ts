import { type JobState, materialAfter } from '@truciolo/jobs';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { Maker } from '../jobs/add-job.ts';
import type { LockedJob } from '../repository.ts';

/** Work began on a job whose material was not in the shop: its history says who found some. */
export async function noteFoundMaterial(
  db: Db,
  { actor, clock }: Maker,
  job: LockedJob,
  state: JobState,
): Promise<void> {
  const to = materialAfter(job.state, state, job.materialState);
  if (to === job.materialState || job.material === '') return;
  const changes = { materialState: { from: job.materialState, to } };
  const entry = { action: 'material', entity: 'job', entityGuid: job.guid, changes, at: clock() };
  await writeAudit(db, { companyGuid: job.companyGuid, actor, ...entry });
}

import { jobTimes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { listPhases, lockJob } from '../repository.ts';
import { loadActuals } from './load-actuals.ts';

/** A user's judgement of an outlier: it counts, or it is left out. */
export const judgeTime = endpoint(jobTimes.judge, async ({ audit, tenant, clock }, { params, body }) => {
  const now = clock();
  return tenant(async (db) => {
    const job = await lockJob(db, params.guid);
    const phase = job && (await listPhases(db, job.guid)).find(({ guid }) => guid === params.phaseGuid);
    if (!job || !phase) throw new AppError('NOT_FOUND');
    const { judgement } = body;
    await db.updateTable('jobPhases').set({ judgement }).where('guid', '=', phase.guid).execute();
    const changes = { judgement: { from: phase.judgement, to: judgement } };
    await audit(db, { action: 'judge', entity: 'job', entityGuid: job.guid, changes });
    return loadActuals(db, job.guid, now);
  });
});

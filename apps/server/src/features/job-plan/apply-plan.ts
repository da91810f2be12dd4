import { jobPlan } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { setState } from '../jobs/index.ts';
import { listOpenJobs, writePlannedTimes } from './repository.ts';

/** The times of every phase at once; a job that was to be planned is planned from here on. */
export const applyPlan = endpoint(jobPlan.apply, async (context, { body }) =>
  context.tenant(async (db) => {
    const written = await writePlannedTimes(db, body.phases);
    const touched = new Set(written.map(({ jobGuid }) => jobGuid));
    for (const { guid, state } of await listOpenJobs(db))
      if (state === 'to-plan' && touched.has(guid))
        await setState(db, context, guid, { state: 'planned', reason: '' });
    return { phases: written.length, jobs: touched.size };
  }),
);

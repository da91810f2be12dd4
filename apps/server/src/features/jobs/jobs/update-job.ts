import { type JobFields, jobs } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import { checkDue } from '../check-due.ts';
import { lockJob, updateJob } from '../repository.ts';
import { loadJob } from './load-job.ts';

const namesOf = (checks: JobFields['checks']): string => checks.map(({ name }) => name).join(', ');

/** Changes the fields of a job that the office edits, apart from its state. */
export const updateJobFields = endpoint(
  jobs.update,
  async ({ audit, tenant, actor, clock }, { params, body }) => {
    const now = clock();
    return tenant(async (db) => {
      const job = await lockJob(db, params.guid);
      if (!job) throw new AppError('NOT_FOUND');
      const { values, changes } = mergeFields<JobFields>(job, body.base, body.changes);
      if (values.due !== undefined) checkDue(values.due, now);
      if (Object.keys(values).length > 0) {
        const { checks, ...plain } = values;
        await updateJob(db, job.guid, { ...plain, ...(checks && { checks: JSON.stringify(checks) }) }, now);
        const told = checks
          ? { ...changes, checks: { from: namesOf(job.checks), to: namesOf(checks) } }
          : changes;
        await audit(db, { action: 'update', entity: 'job', entityGuid: job.guid, changes: told });
      }
      return loadJob(db, job.guid, actor);
    });
  },
);

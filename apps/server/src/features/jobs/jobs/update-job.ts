import { jobs } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Changes } from '../../../platform/audit.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { checkDue } from '../check-due.ts';
import { lockJob, updateJob } from '../repository.ts';
import { loadJob } from './load-job.ts';

const FIELDS = ['due', 'urgent', 'notes', 'materialState', 'materialDue'] as const;

/** What the office writes on a job beside its state. */
export const updateJobFields = endpoint(
  jobs.update,
  async ({ audit, tenant, actor, clock }, { params, body }) => {
    const now = clock();
    return tenant(async (db) => {
      const job = await lockJob(db, params.guid);
      if (!job) throw new AppError('NOT_FOUND');
      const changed = FIELDS.filter((field) => body[field] !== undefined && body[field] !== job[field]);
      if (changed.includes('due')) checkDue(body.due, now);
      if (changed.length > 0) {
        const values = Object.fromEntries(changed.map((field) => [field, body[field]]));
        await updateJob(db, job.guid, values, now);
        const changes: Changes = Object.fromEntries(
          changed.map((field) => [field, { from: job[field], to: body[field] }]),
        );
        await audit(db, { action: 'update', entity: 'job', entityGuid: job.guid, changes });
      }
      return loadJob(db, job.guid, actor);
    });
  },
);

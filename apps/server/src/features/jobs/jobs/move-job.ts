import { jobs } from '@truciolo/contract';
import { JOB_STATE_LABELS, mayMoveJob } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lockJob, updateJob } from '../repository.ts';
import { loadJob } from './load-job.ts';

/** The state as somebody of the office sets it. */
export const moveJob = endpoint(jobs.move, async ({ tenant, actor, clock }, { params, body }) => {
  const now = clock();
  const { state, reason } = body;
  return tenant(async (db) => {
    const job = await lockJob(db, params.guid);
    if (!job) throw new AppError('NOT_FOUND');
    if (job.state === state) return loadJob(db, job.guid, actor);
    if (!mayMoveJob(job.state, state)) {
      const [from, to] = [JOB_STATE_LABELS[job.state], JOB_STATE_LABELS[state]];
      const message = `La commessa ${job.number} è «${from}»: da qui non può passare a «${to}».`;
      throw new AppError('JOB_STATE', { message });
    }
    if (state === 'suspended' && reason === '') {
      const sentence = 'Scrivi perché la commessa si ferma.';
      throw new AppError('VALIDATION', { message: sentence, fields: { reason: sentence } });
    }
    const finishedAt =
      state === 'finished' ? (job.finishedAt ?? now) : state === 'delivered' ? job.finishedAt : null;
    const stateReason = state === 'suspended' ? reason : '';
    await updateJob(db, job.guid, { state, stateReason, finishedAt }, now);
    const told = reason === '' ? {} : { reason: { from: null, to: reason } };
    const changes = { state: { from: job.state, to: state }, ...told };
    const entry = { action: 'state', entity: 'job', entityGuid: job.guid, changes, at: now };
    await writeAudit(db, { companyGuid: job.companyGuid, actor, ...entry });
    return loadJob(db, job.guid, actor);
  });
});

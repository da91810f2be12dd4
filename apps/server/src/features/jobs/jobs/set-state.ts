import { asksReason, JOB_STATE_LABELS, type JobState, mayMoveJob } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { countCancelled } from '../count-cancelled.ts';
import { enterState } from '../enter-state.ts';
import { lockJob } from '../repository.ts';
import type { Maker } from './add-job.ts';
import { cancelLockedJob } from './cancel-locked-job.ts';

/** The next state of a job as the office sets it, with the reason where it stops. */
export async function setState(
  db: Db,
  { actor, clock }: Maker,
  guid: string,
  { state, reason }: { readonly state: JobState; readonly reason: string },
): Promise<void> {
  const now = clock();
  const job = await lockJob(db, guid);
  if (!job) throw new AppError('NOT_FOUND');
  if (job.state === state) return;
  if (!mayMoveJob(job.state, state)) {
    const [from, to] = [JOB_STATE_LABELS[job.state], JOB_STATE_LABELS[state]];
    const message = `La commessa ${job.number} è «${from}»: da qui non può passare a «${to}».`;
    throw new AppError('JOB_STATE', { message });
  }
  if (asksReason(state) && reason.trim() === '') {
    const sentence =
      state === 'cancelled'
        ? 'Scrivi perché la commessa è annullata.'
        : 'Scrivi perché la commessa si ferma.';
    throw new AppError('VALIDATION', { message: sentence, fields: { reason: sentence } });
  }
  const stateReason = asksReason(state) ? reason.trim() : '';
  if (state === 'cancelled') await cancelLockedJob(db, job, now);
  else if (job.state === 'cancelled') await countCancelled(db, job.guid, null);
  await enterState(db, job, state, { stateReason }, now);
  const told = reason === '' ? {} : { reason: { from: null, to: reason } };
  const changes = { state: { from: job.state, to: state }, ...told };
  const entry = { action: 'state', entity: 'job', entityGuid: job.guid, changes, at: now };
  await writeAudit(db, { companyGuid: job.companyGuid, actor, ...entry });
}

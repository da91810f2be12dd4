import { countOf } from '@truciolo/italian';
import { asksReason, JOB_STATE_LABELS, type JobState, mayMoveJob, missingGood } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
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
  const missing = missingGood(job);
  const isAsked = asksReason(state, missing);
  if (isAsked && reason.trim() === '') {
    const sentence = reasonSentence(state, job.good, job.quantity);
    throw new AppError('VALIDATION', { message: sentence, fields: { reason: sentence } });
  }
  // The pieces of a job that was closed with fewer leave: its reason stays.
  const stateReason = isAsked ? reason.trim() : state === 'delivered' ? job.stateReason : '';
  if (state === 'cancelled') await cancelLockedJob(db, job, now);
  await enterState(db, job, state, { stateReason }, now);
  const told = reason === '' ? {} : { reason: { from: null, to: reason } };
  const changes = { state: { from: job.state, to: state }, ...told };
  const entry = { action: 'state', entity: 'job', entityGuid: job.guid, changes, at: now };
  await writeAudit(db, { companyGuid: job.companyGuid, actor, ...entry });
}

function reasonSentence(state: JobState, good: number, quantity: number): string {
  if (state === 'cancelled') return 'Scrivi perché la commessa è annullata.';
  if (state === 'suspended') return 'Scrivi perché la commessa si ferma.';
  const made = countOf(good, 'pezzo buono', 'pezzi buoni');
  return `${made} su ${quantity}: scrivi perché la commessa si chiude così.`;
}

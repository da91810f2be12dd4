import { stateAfterReturn } from '@truciolo/jobs';
import type { Changes } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/handles.ts';
import { countCancelled } from './count-cancelled.ts';
import { countReturned } from './count-returned.ts';
import { deliveredOf } from './deliveries-repository.ts';
import { enterState } from './enter-state.ts';
import { type LockedJob, listPhases } from './repository.ts';

/**
 * Stores the sums of its notes in a locked job, and the resulting state: all pieces have left, or some were returned.
 * Returns the changes for the history.
 */
export async function recountDelivered(db: Db, job: LockedJob, now: Date): Promise<Changes> {
  const { quantity: delivered, amount } = await deliveredOf(db, job.guid);
  await countReturned(db, job.guid);
  if (job.state === 'cancelled') await countCancelled(db, job.guid, amount);
  const cameBack = job.state === 'delivered' && delivered < job.delivered && delivered < job.quantity;
  const isWhole = delivered >= job.quantity && job.state !== 'cancelled';
  const state = isWhole ? 'delivered' : cameBack ? await stateByPhases(db, job) : job.state;
  await enterState(db, job, state, { delivered }, now);
  return {
    ...(delivered === job.delivered ? {} : { delivered: { from: job.delivered, to: delivered } }),
    ...(state === job.state ? {} : { state: { from: job.state, to: state } }),
  };
}

async function stateByPhases(db: Db, job: LockedJob) {
  const phases = await listPhases(db, job.guid);
  return stateAfterReturn(
    phases.map(({ state, plannedStart }) => ({ state, isPlanned: plannedStart !== null })),
  );
}

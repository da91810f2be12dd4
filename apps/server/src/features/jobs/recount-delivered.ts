import { finalPieces, stateAfterFloor, stateAfterReturn } from '@truciolo/jobs';
import type { Changes } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/handles.ts';
import { countReturned } from './count-returned.ts';
import { deliveredOf } from './deliveries-repository.ts';
import { enterState } from './enter-state.ts';
import { type LockedJob, listPhases, type PhaseRecord } from './repository.ts';

/**
 * Stores the sums of its notes in a locked job, and the resulting state: all pieces have left, or some were returned.
 * Returns the changes for the history.
 */
export async function recountDelivered(db: Db, job: LockedJob, now: Date): Promise<Changes> {
  const { quantity: delivered } = await deliveredOf(db, job.guid);
  await countReturned(db, job.guid);
  const cameBack = job.state === 'delivered' && delivered < job.delivered && delivered < job.quantity;
  const isWhole =
    delivered > 0 && delivered >= finalPieces({ ...job, delivered }) && job.state !== 'cancelled';
  const phases = await listPhases(db, job.guid);
  const state = isWhole ? 'delivered' : cameBack ? returnedState(phases) : madeState(job, phases);
  await enterState(db, job, state, { delivered }, now);
  return {
    ...(delivered === job.delivered ? {} : { delivered: { from: job.delivered, to: delivered } }),
    ...(state === job.state ? {} : { state: { from: job.state, to: state } }),
  };
}

const returnedState = (phases: readonly PhaseRecord[]) =>
  stateAfterReturn(phases.map(({ state, plannedStart }) => ({ state, isPlanned: plannedStart !== null })));

/** A split may leave a job whose pieces are all made. */
const madeState = ({ state, quantity, good }: LockedJob, phases: readonly PhaseRecord[]) =>
  stateAfterFloor(
    state,
    phases.map((phase) => phase.state),
    { quantity, good, goodBefore: good },
  );

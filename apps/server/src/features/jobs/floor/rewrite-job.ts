import { type FoldedPhase, goodOf, stateAfterFloor } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { enterState } from '../enter-state.ts';
import type { LockedJob, PhaseRecord } from '../repository.ts';
import { foldJob } from './fold-job.ts';

const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The state of an external phase comes from its dates; that of other phases from the events. */
const stateOf = (phase: PhaseRecord, { state }: FoldedPhase) =>
  phase.kind === 'external' ? phase.state : state;

/** Stores the folded events of a locked job in its columns for lists; returns the folded phases. */
export async function rewriteJob(db: Db, job: LockedJob, now: Date) {
  const all = await foldJob(db, job.guid, now);
  for (const { phase, folded } of all) {
    if (phase.kind === 'external') continue;
    const values = {
      state: folded.state,
      actualMinutes: folded.minutes,
      good: folded.good,
      scrap: folded.scrap,
      startedAt: moment(folded.startedAt),
      finishedAt: moment(folded.finishedAt),
      runningSince: moment(folded.running?.from ?? null),
      questions: folded.questions.length,
    };
    await db.updateTable('jobPhases').set(values).where('guid', '=', phase.guid).execute();
  }
  const states = all.map(({ phase, folded }) => stateOf(phase, folded));
  const good = goodOf(
    all.map(({ phase, folded }) => ({
      kind: phase.kind,
      good: phase.kind === 'external' ? phase.good : folded.good,
    })),
  );
  const state = stateAfterFloor(job.state, states, { quantity: job.quantity, good, goodBefore: job.good });
  const sum = (amount: (folded: FoldedPhase) => number) =>
    all.reduce((total, { folded }) => total + amount(folded), 0);
  const values = {
    phasesPaused: states.filter((one) => one === 'paused').length,
    phasesDone: states.filter((one) => one === 'done').length,
    actualMinutes: sum(({ minutes }) => minutes),
    good,
    scrap: sum(({ scrap }) => scrap),
    questions: sum(({ questions }) => questions.length),
  };
  await enterState(db, job, state, values, now);
  return { all, state };
}

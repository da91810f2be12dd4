import { type FoldedPhase, foldEvents, stateAfterFloor } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { noteJobState } from '../note-job-state.ts';
import { type LockedJob, listPhases, type PhaseRecord, updateJob } from '../repository.ts';
import { listJobEvents, toWorkEvent } from './events-repository.ts';

const moment = (at: string | null): Date | null => (at === null ? null : new Date(at));

/** The phases of a job with what their events come to now. */
export async function foldJob(db: Db, jobGuid: string, now: Date) {
  const phases = await listPhases(db, jobGuid);
  const events = (await listJobEvents(db, jobGuid)).map((event) => ({ phase: event.phaseGuid, event }));
  return phases.map((phase) => {
    const own = events.filter((one) => one.phase === phase.guid).map(({ event }) => toWorkEvent(event));
    return { phase, folded: foldEvents(own, now.toISOString()) };
  });
}

/** What a phase outside is comes from its dates; of the others, from the events. */
const stateOf = (phase: PhaseRecord, { state }: FoldedPhase) =>
  phase.kind === 'external' ? phase.state : state;

/** Writes what the events of a locked job come to beside it, for lists; answers what each phase folded to. */
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
  const state = stateAfterFloor(job.state, states);
  const sum = (amount: (folded: FoldedPhase) => number) =>
    all.reduce((total, { folded }) => total + amount(folded), 0);
  const inside = all.filter(({ phase }) => phase.kind !== 'external');
  const values = {
    state,
    phasesDone: states.filter((one) => one === 'done').length,
    actualMinutes: sum(({ minutes }) => minutes),
    good: inside.at(-1)?.folded.good ?? 0,
    scrap: sum(({ scrap }) => scrap),
    questions: sum(({ questions }) => questions.length),
    finishedAt:
      state === 'finished' ? (job.finishedAt ?? now) : state === 'delivered' ? job.finishedAt : null,
  };
  await updateJob(db, job.guid, values, now);
  await noteJobState(db, job, { state }, now);
  return { all, state };
}

import { foldEvents } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { listPhases } from '../repository.ts';
import { listJobEvents, toWorkEvent } from './events-repository.ts';

/** The phases of a job with their folded events. */
export async function foldJob(db: Db, jobGuid: string, now: Date) {
  const phases = await listPhases(db, jobGuid);
  const events = (await listJobEvents(db, jobGuid)).map((event) => ({ phase: event.phaseGuid, event }));
  return phases.map((phase) => {
    const own = events.filter((one) => one.phase === phase.guid).map(({ event }) => toWorkEvent(event));
    return { phase, folded: foldEvents(own, now.toISOString()) };
  });
}

import type { FloorPhase, JobWorkEvent, NewWorkEvent } from '@truciolo/contract';
import { writeClock } from '@truciolo/italian';
import { type FoldedPhase, foldEvents, type WorkEvent } from '@truciolo/jobs';
import { nameOfPass } from './kiosk/known-people.ts';

const known = (event: JobWorkEvent): WorkEvent => ({ ...event, key: event.guid });

const waiting = (event: NewWorkEvent, person: string): WorkEvent => ({
  key: event.guid,
  kind: event.kind,
  at: event.at,
  person: (event.pass && nameOfPass(event.pass, new Date())) || person,
  good: event.good ?? 0,
  scrap: event.scrap ?? 0,
  reason: event.reason ?? '',
  about: event.about ?? null,
  minutes: event.minutes ?? null,
});

/** The current phase including unsent events of this phone: the same rule as on the server. */
export const foldPhase = (
  events: readonly JobWorkEvent[],
  pending: readonly NewWorkEvent[],
  person: string,
  now: number,
): FoldedPhase =>
  foldEvents(
    [...events.map(known), ...pending.map((event) => waiting(event, person))],
    new Date(now).toISOString(),
  );

/** A row of the list including unsent events of this phone. */
export function withPending(
  phase: FloorPhase,
  events: readonly JobWorkEvent[],
  pending: readonly NewWorkEvent[],
  person: string,
): FloorPhase {
  const ofPhase = <T extends { readonly phaseGuid: string }>(all: readonly T[]) =>
    all.filter(({ phaseGuid }) => phaseGuid === phase.guid);
  const own = ofPhase(pending);
  if (own.length === 0) return phase;
  const { state, good, scrap, running } = foldPhase(ofPhase(events), own, person, Date.now());
  return { ...phase, state, good, scrap, person: running?.person ?? null };
}

/** 02:47:12 */
export const clockFace = (minutes: number): string => writeClock(minutes * 60);

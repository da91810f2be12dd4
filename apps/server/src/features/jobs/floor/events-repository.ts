import type { WorkEvent } from '@truciolo/jobs';
import type { Insertable } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { WorkEventsTable } from '../../../platform/database/job-tables.ts';

/** True for a new event: a stored one is not changed. */
export async function insertEvent(db: Db, event: Insertable<WorkEventsTable>): Promise<boolean> {
  const row = await db
    .insertInto('workEvents')
    .values(event)
    .onConflict((conflict) => conflict.column('guid').doNothing())
    .returning('guid')
    .executeTakeFirst();
  return row !== undefined;
}

export const findEvent = (db: Db, guid: string) =>
  db.selectFrom('workEvents').select(['guid', 'phaseGuid']).where('guid', '=', guid).executeTakeFirst();

const selectEvents = (db: Db) =>
  db
    .selectFrom('workEvents')
    .innerJoin('jobPhases', 'jobPhases.guid', 'workEvents.phaseGuid')
    .selectAll('workEvents')
    .select(['jobPhases.place', 'jobPhases.name as phaseName'])
    .orderBy('workEvents.at', 'desc')
    .orderBy('workEvents.guid', 'desc');

type EventRecord = Awaited<ReturnType<typeof listJobEvents>>[number];

/** Newest first. */
export const listJobEvents = (db: Db, jobGuid: string) =>
  selectEvents(db).where('workEvents.jobGuid', '=', jobGuid).execute();

export const listPhaseEvents = (db: Db, phaseGuid: string) =>
  selectEvents(db).where('workEvents.phaseGuid', '=', phaseGuid).execute();

export const listEventsOf = async (db: Db, phaseGuids: readonly string[]) =>
  phaseGuids.length === 0 ? [] : selectEvents(db).where('workEvents.phaseGuid', 'in', phaseGuids).execute();

/** The row in the form of the domain package. */
export const toWorkEvent = (event: EventRecord): WorkEvent => ({
  key: event.guid,
  kind: event.kind,
  at: event.at.toISOString(),
  person: event.person,
  good: event.good,
  scrap: event.scrap,
  reason: event.reason,
  about: event.about,
  minutes: event.minutes,
});

export const presentEvent = ({ guid, phaseGuid, place, phaseName, at, ...event }: EventRecord) => ({
  guid,
  phaseGuid,
  place,
  phaseName,
  at: at.toISOString(),
  receivedAt: event.receivedAt.toISOString(),
  kind: event.kind,
  person: event.person,
  offsetSeconds: event.offsetSeconds,
  good: event.good,
  scrap: event.scrap,
  reason: event.reason,
  note: event.note,
  about: event.about,
  minutes: event.minutes,
  measure: event.measure,
});

import { floor } from '@truciolo/contract';
import { addDays, dayInRome, endOfDayInRome } from '@truciolo/italian';
import { workDay } from '@truciolo/jobs';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { readPass } from '../../floor-people/index.ts';
import { listEventsOf, toWorkEvent } from './events-repository.ts';
import { listPhasesOf } from './list-phases.ts';

/** Phases with an event of this person since a moment; a shared tablet without a pass has no person. */
async function phasesOf(db: Db, context: Context, person: string | null, since: Date): Promise<string[]> {
  const { actor } = context;
  if (actor.sharedTablet && person === null) return [];
  const rows = await db
    .selectFrom('workEvents')
    .select('phaseGuid')
    .distinct()
    .where('userGuid', '=', actor.userGuid)
    .where('floorPersonGuid', person === null ? 'is' : '=', person)
    .where('at', '>=', since)
    .execute();
  return rows.map(({ phaseGuid }) => phaseGuid);
}

const DAY_MS = 86_400_000;
/** `endOfDayInRome` is the last second of the day. */
const midnightAfter = (day: string): string => new Date(endOfDayInRome(day).getTime() + 1000).toISOString();

/** The work of the caller between two midnights of Rome. */
export const getWorkDay = endpoint(floor.day, async (context, { query }) =>
  context.tenant(async (db) => {
    const { actor, clock, secrets } = context;
    const now = clock();
    const day = dayInRome(now);
    const from = midnightAfter(addDays(day, -1));
    const to = midnightAfter(day);
    const times = { happened: now, received: now };
    const person = query.pass ? readPass(secrets, actor.companyGuid, query.pass, times) : null;
    // A stretch that began yesterday evening may reach into today.
    const guids = await phasesOf(db, context, person, new Date(Date.parse(from) - DAY_MS));
    const phases = new Map((await listPhasesOf(db, guids)).map((phase) => [phase.guid, phase]));
    const events = await listEventsOf(db, guids);
    const mine = new Set(
      events
        .filter(({ userGuid, floorPersonGuid }) => userGuid === actor.userGuid && floorPersonGuid === person)
        .map(({ guid }) => guid),
    );
    const own = guids.map((phase) => ({
      phase,
      events: events.filter(({ phaseGuid }) => phaseGuid === phase).map(toWorkEvent),
    }));
    const done = workDay(own, (key) => mine.has(key), { from, to, now: now.toISOString() });
    return {
      ...done,
      stretches: done.stretches.flatMap(({ key, phase: guid, ...stretch }) => {
        const phase = phases.get(guid);
        if (!phase) return [];
        const { place, name: phaseName, jobNumber, machineCode } = phase;
        return [{ ...stretch, guid: key, phaseGuid: guid, place, phaseName, jobNumber, machineCode }];
      }),
      now: now.toISOString(),
    };
  }),
);

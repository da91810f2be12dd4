import { isAttended } from '@truciolo/jobs';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { findEvent } from './events-repository.ts';
import type { Pressers, SentWork } from './record-work.ts';
import { leftMachineSentence } from './remark.ts';

const LEFT_REASON = 'Passaggio ad altra macchina';

type Sent = SentWork['events'][number];

interface Left {
  /** Pauses of the machines that people leave, recorded with the other events. */
  readonly pauses: readonly Sent[];
  /** Authors of those pauses, where a pass identifies them. */
  readonly pressers: Pressers;
  /** Keyed by the start that caused them. */
  readonly sentences: ReadonlyMap<string, string>;
}

const isOneEach = async (db: Db): Promise<boolean> => {
  const company = await db
    .selectFrom('companies')
    .select('oneMachineEach')
    .where('guid', '=', sql<string>`app_company()`)
    .executeTakeFirst();
  return company?.oneMachineEach ?? true;
};

/** Phases that run on other machines and were last started by this person. */
const runningOf = (db: Db, userGuid: string, floorPersonGuid: string | null) =>
  db
    .selectFrom('jobPhases')
    .innerJoin('jobs', 'jobs.guid', 'jobPhases.jobGuid')
    .selectAll('jobPhases')
    .select('jobs.number as jobNumber')
    .where('jobPhases.state', '=', 'running')
    .where(
      sql<boolean>`exists (select 1 from (select e.user_guid, e.floor_person_guid from work_events e
          where e.phase_guid = job_phases.guid and e.kind = 'start' order by e.at desc, e.guid desc limit 1) last_start
        where last_start.user_guid = ${userGuid}::uuid
          and last_start.floor_person_guid is not distinct from ${floorPersonGuid}::uuid)`,
    )
    .execute();

/** A person who starts an attended machine leaves the previous one, unless the shop allows several. */
export async function leaveMachines(
  db: Db,
  { actor, clock }: Context,
  { events }: SentWork,
  pressers: Pressers,
): Promise<Left> {
  const starts = events.filter(({ kind }) => kind === 'start');
  const pauses: Sent[] = [];
  const pressed = new Map<string, { guid: string; name: string } | null>();
  const sentences = new Map<string, string>();
  if (starts.length === 0 || !(await isOneEach(db))) return { pauses, pressers: pressed, sentences };
  for (const start of starts) {
    const phase = await db
      .selectFrom('jobPhases')
      .selectAll()
      .where('guid', '=', start.phaseGuid)
      .executeTakeFirst();
    // A repeated event has already had this effect.
    if (!phase || !isAttended(phase) || (await findEvent(db, start.guid))) continue;
    const presser = pressers.get(start.guid);
    for (const other of await runningOf(db, actor.userGuid, presser?.guid ?? null)) {
      if (other.machineGuid === phase.machineGuid || !isAttended(other)) continue;
      const guid = newGuid(clock());
      pauses.push({
        guid,
        phaseGuid: other.guid,
        kind: 'pause',
        at: start.at,
        good: 0,
        scrap: 0,
        reason: LEFT_REASON,
        note: '',
        about: null,
        minutes: null,
        measure: null,
      });
      if (presser !== undefined) pressed.set(guid, presser);
      sentences.set(start.guid, leftMachineSentence(other));
    }
  }
  return { pauses, pressers: pressed, sentences };
}

import { type FloorPhase, floor } from '@truciolo/contract';
import { foldEvents } from '@truciolo/jobs';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { presentPhase } from '../presenter.ts';
import { listEventsOf, listPhaseEvents, presentEvent, toWorkEvent } from './events-repository.ts';
import { listPhasePhotos, presentPhoto } from './photos-repository.ts';

/** Limit of rows on a phone. */
const MOST = 200;

const selectPhases = (db: Db) =>
  db
    .selectFrom('jobPhases')
    .innerJoin('jobs', 'jobs.guid', 'jobPhases.jobGuid')
    .leftJoin('machines', 'machines.guid', 'jobPhases.machineGuid')
    .selectAll('jobPhases')
    .select(sql<string>`coalesce(machines.code, '')`.as('machineCode'))
    .select([
      'jobs.number as jobNumber',
      'jobs.state as jobState',
      'jobs.stateReason',
      'jobs.code',
      'jobs.description',
      'jobs.drawing',
      'jobs.drawingRevision',
      'jobs.material',
      'jobs.materialState',
      'jobs.quantity',
      'jobs.started',
      'jobs.due',
      'jobs.urgent',
      'jobs.notes',
      'jobs.checks',
    ])
    .select(
      sql<boolean>`not exists (select 1 from job_phases earlier where earlier.job_guid = job_phases.job_guid
        and earlier.place < job_phases.place and earlier.state <> 'done')`.as('isReady'),
    )
    .select(
      sql<string | null>`case when job_phases.state = 'running' then (select e.person from work_events e
        where e.phase_guid = job_phases.guid and e.kind = 'start' order by e.at desc, e.guid desc limit 1) end`.as(
        'person',
      ),
    );

type Selected = Awaited<ReturnType<ReturnType<typeof selectPhases>['execute']>>[number];

const present = (row: Selected): FloorPhase => ({ ...row, ...presentPhase(row) });

export const listPhasesOf = async (db: Db, guids: readonly string[]): Promise<FloorPhase[]> =>
  guids.length === 0
    ? []
    : (
        await selectPhases(db)
          .where('jobPhases.guid', 'in', [...guids])
          .execute()
      ).map(present);

/** The phase is open, or it ended with too few pieces, as the last phase of its job did. */
const isToWork = sql<boolean>`(job_phases.state <> 'done'
  or (jobs.phases_done >= jobs.phases and job_phases.good < jobs.quantity))`;

/** Phases inside the shop of jobs that may be worked on. */
const openPhases = (db: Db) =>
  selectPhases(db)
    .where(isToWork)
    .where('jobPhases.kind', '<>', 'external')
    .where('jobs.archivedAt', 'is', null)
    .where('jobs.state', 'in', ['to-plan', 'planned', 'running']);

export const listFloorPhases = endpoint(floor.phases, async ({ tenant, clock }, { query }) =>
  tenant(async (db) => {
    const ordered = openPhases(db)
      .orderBy(sql`case job_phases.state when 'running' then 0 when 'paused' then 1 else 2 end`)
      .orderBy('isReady', 'desc')
      .orderBy('jobs.urgent', 'desc')
      .orderBy(sql`job_phases.planned_start asc nulls last, jobs.due asc nulls last`)
      .orderBy('jobs.number')
      .orderBy('jobPhases.place')
      .limit(MOST);
    const rows = await (query.machine
      ? ordered.where('jobPhases.machineGuid', '=', query.machine)
      : ordered
    ).execute();
    const machines = await db
      .selectFrom('jobPhases')
      .innerJoin('jobs', 'jobs.guid', 'jobPhases.jobGuid')
      .leftJoin('machines', 'machines.guid', 'jobPhases.machineGuid')
      .select([
        'jobPhases.machineGuid as guid',
        'jobPhases.machineName as name',
        sql<string>`coalesce(max(machines.code), '')`.as('code'),
        sql<number>`count(*)`.as('phases'),
      ])
      .where(isToWork)
      .where('jobPhases.kind', '=', 'machine')
      .where('jobPhases.machineGuid', 'is not', null)
      .where('jobs.archivedAt', 'is', null)
      .where('jobs.state', 'in', ['to-plan', 'planned', 'running'])
      .groupBy(['jobPhases.machineGuid', 'jobPhases.machineName'])
      .orderBy('code')
      .orderBy('jobPhases.machineName')
      .execute();
    const events = await listEventsOf(
      db,
      rows.map(({ guid }) => guid),
    );
    return {
      phases: rows.map(present),
      events: events.map(presentEvent),
      machines: machines.flatMap(({ guid, ...machine }) => (guid ? [{ guid, ...machine }] : [])),
      now: clock().toISOString(),
    };
  }),
);

export const getFloorPhase = endpoint(floor.phase, async (context, { params }) =>
  context.tenant(async (db) => {
    const row = await selectPhases(db).where('jobPhases.guid', '=', params.guid).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const events = await listPhaseEvents(db, row.guid);
    const now = context.clock().toISOString();
    const photos = (await listPhasePhotos(db, row.guid)).map((photo) => presentPhoto(photo, context));
    const folded = foldEvents(events.map(toWorkEvent), now);
    const questions = folded.questions.map(({ key, person, from, to }) => ({
      startGuid: key,
      person,
      from,
      to,
    }));
    return { phase: present(row), events: events.map(presentEvent), questions, photos, now };
  }),
);

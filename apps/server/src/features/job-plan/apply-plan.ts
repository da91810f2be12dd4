import { jobPlan } from '@truciolo/contract';
import { mergePlans } from '@truciolo/jobs';
import { AppError } from '../../platform/app-error.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { setState } from '../jobs/index.ts';
import { listOpenPhases } from '../plan-input/index.ts';
import { lockOpenJobs, writePlannedTimes } from './repository.ts';

/** The times of every phase at once; a job that was to be planned is planned from here on. */
export const applyPlan = endpoint(jobPlan.apply, async (context, { body }) =>
  context.tenant(async (db) => {
    const open = await lockOpenJobs(db);
    const stored = (await listOpenPhases(db)).map(({ plannedStart, plannedEnd, place, ...phase }) => ({
      guid: phase.guid,
      jobGuid: phase.jobGuid,
      order: place,
      isRunning: phase.state === 'running',
      start: plannedStart?.toISOString() ?? null,
      end: plannedEnd?.toISOString() ?? null,
      isLocked: phase.isLocked,
      machineGuid: phase.machineGuid,
    }));
    const { write, kept, collisions } = mergePlans(
      stored,
      body.phases.map(({ guid, base, start, end, isLocked, machineGuid = base.machineGuid }) => ({
        guid,
        base,
        wanted: { start, end, isLocked, machineGuid },
      })),
    );
    if (collisions.length > 0)
      throw new AppError('CONFLICT', {
        message: 'Nel frattempo un collega ha cambiato il piano dove lo cambia anche la tua prova.',
      });
    const toWrite = new Set(write);
    const written = await writePlannedTimes(
      db,
      body.phases.filter(({ guid }) => toWrite.has(guid)),
    );
    const touched = new Set(written.map(({ jobGuid }) => jobGuid));
    for (const { guid, state } of open)
      if (state === 'to-plan' && touched.has(guid))
        await setState(db, context, guid, { state: 'planned', reason: '' });
    return { phases: written.length, jobs: touched.size, kept: [...kept] };
  }),
);

import { jobPlan } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { listOpenJobs, listOpenPhases, listPlanMachines } from './repository.ts';

export const getPlan = endpoint(jobPlan.get, async ({ tenant, clock }) =>
  tenant(async (db) => {
    const jobs = await listOpenJobs(db);
    const phases = await listOpenPhases(db);
    const machines = await listPlanMachines(db);
    const used = new Set(phases.map(({ machineGuid }) => machineGuid));
    return {
      now: clock().toISOString(),
      machines: machines
        .filter(({ guid, archivedAt }) => archivedAt === null || used.has(guid))
        .map(({ guid, code, name, calendar }) => ({ guid, code, name, calendar })),
      jobs: jobs.map(({ code, description, ...job }) => ({
        ...job,
        part: description || code,
        phases: phases
          .filter(({ jobGuid }) => jobGuid === job.guid)
          .map(({ plannedStart, plannedEnd, ...phase }) => ({
            guid: phase.guid,
            place: phase.place,
            name: phase.name,
            kind: phase.kind,
            machineGuid: phase.machineGuid,
            setupMinutes: phase.setupMinutes,
            runMinutes: phase.runMinutes,
            actualMinutes: phase.actualMinutes,
            supplier: phase.supplier,
            leadDays: phase.leadDays,
            state: phase.state,
            plannedStart: plannedStart?.toISOString() ?? null,
            plannedEnd: plannedEnd?.toISOString() ?? null,
            isLocked: phase.isLocked,
          })),
      })),
    };
  }),
);

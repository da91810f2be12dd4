import type { PlanInput } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import {
  listMaterialDays,
  listOpenJobs,
  listOpenPhases,
  listPlanMachines,
  readShopHabits,
} from './repository.ts';

/**
 * Input of a machine plan: open phases and the calendars of the machines. `until` restricts it to jobs that the plan in
 * force begins before then.
 */
export async function readPlanInput(db: Db, now: Date, until?: Date): Promise<PlanInput> {
  const jobs = await listOpenJobs(db, until);
  const phases = await listOpenPhases(db, until);
  const machines = await listPlanMachines(db);
  const habits = await readShopHabits(db);
  const used = new Set(phases.map(({ machineGuid }) => machineGuid));
  const byJob = new Map<string, typeof phases>();
  for (const phase of phases) {
    const own = byJob.get(phase.jobGuid);
    if (own) own.push(phase);
    else byJob.set(phase.jobGuid, [phase]);
  }
  return {
    now: now.toISOString(),
    ...habits,
    materialDays: await listMaterialDays(db),
    machines: machines
      .filter(({ guid, archivedAt }) => archivedAt === null || used.has(guid))
      .map(({ archivedAt, ...machine }) => ({ ...machine, isArchived: archivedAt !== null })),
    jobs: jobs.map(({ description, ...job }) => ({
      ...job,
      part: description || job.code,
      phases: (byJob.get(job.guid) ?? []).map(({ plannedStart, plannedEnd, ...phase }) => ({
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
}

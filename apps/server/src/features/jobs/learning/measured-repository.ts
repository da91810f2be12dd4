import { type MeasuredPhase, ncObservationOf, observationOf } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';

/** A shop of some years ago is another shop. */
const MOST = 1500;

/** Measured finished phases, oldest first, without those that a user excluded. */
export async function listMeasured(db: Db) {
  const rows = await db
    .selectFrom('jobPhases')
    .innerJoin('jobs', 'jobs.guid', 'jobPhases.jobGuid')
    .select([
      'jobPhases.guid',
      'jobPhases.jobGuid',
      'jobPhases.name',
      'jobPhases.machineName',
      'jobPhases.workGuid',
      'jobPhases.machineGuid',
      'jobPhases.setupMinutes',
      'jobPhases.runMinutes',
      'jobPhases.actualMinutes',
      'jobPhases.good',
      'jobPhases.scrap',
      'jobPhases.measuredRatio',
      'jobPhases.fromNc',
      'jobPhases.judgement',
      'jobs.number',
      'jobs.code',
      'jobs.description',
      'jobs.started',
      'jobs.materialGroup',
      'jobs.partWeight',
    ])
    .where('jobPhases.state', '=', 'done')
    .where('jobPhases.kind', '<>', 'external')
    .where('jobPhases.actualMinutes', '>', 0)
    // Phases with a stretch of unknown length have no known time.
    .where('jobPhases.questions', '=', 0)
    .where((eb) =>
      eb.or([eb('jobPhases.judgement', 'is', null), eb('jobPhases.judgement', '<>', 'left-out')]),
    )
    .orderBy('jobPhases.finishedAt', 'desc')
    .limit(MOST)
    .execute();
  return rows.reverse();
}
export type MeasuredRow = Awaited<ReturnType<typeof listMeasured>>[number];

const toPhase = (row: MeasuredRow): MeasuredPhase => ({
  ...row,
  id: row.guid,
  machineId: row.machineGuid,
  made: row.good + row.scrap,
  confirmed: row.judgement === 'counts',
});

export const toNcObservation = (row: MeasuredRow) => (row.fromNc ? ncObservationOf(toPhase(row)) : null);

export const toObservation = (row: MeasuredRow) => observationOf(toPhase(row));

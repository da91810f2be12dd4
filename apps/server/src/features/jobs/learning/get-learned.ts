import { learnRatios } from '@truciolo/calibration';
import { jobTimes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findJob } from '../repository.ts';
import { jobsBehind } from './jobs-behind.ts';
import { listMeasured, toObservation } from './measured-repository.ts';

/** The ratios that the next quote takes over for work like that of a job. */
export const getLearned = endpoint(jobTimes.learned, ({ tenant }, { params }) =>
  tenant(async (db) => {
    if (!(await findJob(db, params.guid))) throw new AppError('NOT_FOUND');
    const measured = (await listMeasured(db)).map((row) => ({ row, observation: toObservation(row) }));
    const byPhase = new Map(measured.map((one) => [one.row.guid, one]));
    const { ratioFor } = learnRatios(measured.map(({ observation }) => observation));
    const own = measured.filter(({ row }) => row.jobGuid === params.guid);
    return {
      phases: own
        .toSorted((a, b) => b.observation.actual - a.observation.actual)
        .map(({ row, observation }) => {
          const { jobs, ...band } = ratioFor(observation);
          const { planned, actual } = observation;
          return {
            ...band,
            ...jobsBehind(jobs.flatMap((phase) => byPhase.get(phase) ?? [])),
            phaseGuid: row.guid,
            name: row.name,
            machine: row.machineName,
            planned,
            actual,
          };
        }),
    };
  }),
);

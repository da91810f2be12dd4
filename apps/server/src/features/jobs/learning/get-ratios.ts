import { learnRatios } from '@truciolo/calibration';
import { isGuid, jobTimes, type MeasuredWork, type RouteRequest } from '@truciolo/contract';
import { workKindOf } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { jobsBehind } from './jobs-behind.ts';
import { listMeasured, toObservation } from './measured-repository.ts';

type Work = RouteRequest<typeof jobTimes.ratios>['body']['work'];

/** Opens the shop's measured times; one reading answers any number of questions. */
export async function measuredTimes(db: Db): Promise<(work: Work) => (MeasuredWork | null)[]> {
  const rows = await listMeasured(db);
  const observations = rows.map((row) => ({ row, observation: toObservation(row) }));
  const { ratioFor, counted } = learnRatios(observations.map(({ observation }) => observation));
  const byPhase = new Map(observations.map((one) => [one.row.guid, one]));
  return (work) =>
    work.map((facts) => {
      if (counted === 0 || facts.machineId === null) return null;
      // Jobs do not know machines outside the registry.
      const machineId = isGuid(facts.machineId) ? facts.machineId : null;
      const { jobs, ...band } = ratioFor(workKindOf({ ...facts, machineId }));
      return {
        ...band,
        ...jobsBehind(jobs.flatMap((phase) => byPhase.get(phase) ?? [])),
      };
    });
}

/** Measured ratios for work that is being quoted. */
export const getRatios = endpoint(jobTimes.ratios, async ({ tenant }, { body }) => {
  const ratiosFor = await tenant(measuredTimes);
  return { ratios: ratiosFor(body.work) };
});

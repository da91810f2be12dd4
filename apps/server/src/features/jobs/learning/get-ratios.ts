import { learnRatios } from '@truciolo/calibration';
import { isGuid, jobTimes, type MeasuredWork } from '@truciolo/contract';
import { workKindOf } from '@truciolo/jobs';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { jobsBehind } from './jobs-behind.ts';
import { listMeasured, toObservation } from './measured-repository.ts';

/** Measured ratios for work that is being quoted. */
export const getRatios = endpoint(jobTimes.ratios, async ({ tenant }, { body }) => {
  const rows = await tenant(listMeasured);
  const observations = rows.map((row) => ({ row, observation: toObservation(row) }));
  const { ratioFor, counted } = learnRatios(observations.map(({ observation }) => observation));
  const byPhase = new Map(observations.map((one) => [one.row.guid, one]));
  return {
    ratios: body.work.map((facts): MeasuredWork | null => {
      if (counted === 0 || facts.machineId === null) return null;
      // Jobs do not know machines outside the registry.
      const machineId = isGuid(facts.machineId) ? facts.machineId : null;
      const { jobs, ...band } = ratioFor(workKindOf({ ...facts, machineId }));
      return {
        ...band,
        ...jobsBehind(jobs.flatMap((phase) => byPhase.get(phase) ?? [])),
      };
    }),
  };
});

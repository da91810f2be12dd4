import type { Observation } from '@truciolo/calibration';
import type { MeasuredRow } from './measured-repository.ts';

/** A measured phase with its ratio. */
interface MeasuredPhase {
  readonly row: MeasuredRow;
  readonly observation: Observation;
}

/** Limit of jobs that a user looks through. */
const SHOWN = 20;

/** Number of jobs behind a ratio, and the newest of them. */
export const jobsBehind = (phases: readonly MeasuredPhase[]) => ({
  count: phases.length,
  jobs: phases
    .slice(-SHOWN)
    .reverse()
    .map(({ row, observation: { planned, actual } }) => ({
      guid: row.jobGuid,
      number: row.number,
      part: row.code || row.description,
      planned,
      actual,
    })),
});

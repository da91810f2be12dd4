import type { Observation } from '@truciolo/calibration';
import type { MeasuredRow } from './measured-repository.ts';

/** A phase that was measured, and what it says of the times. */
export interface MeasuredPhase {
  readonly row: MeasuredRow;
  readonly observation: Observation;
}

/** As many as somebody looks through. */
const SHOWN = 20;

/** The jobs that a ratio was learnt from, newest first: how many, and the last of them. */
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

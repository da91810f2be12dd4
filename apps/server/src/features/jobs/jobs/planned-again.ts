import type { PlannedPhase } from '@truciolo/jobs';
import { ZERO } from '@truciolo/money';
import type { PhaseRecord } from '../repository.ts';

/** A stored phase as the plan of another job. Its costs stay behind: callers that know them put them in. */
export const plannedAgain = (phase: PhaseRecord): PlannedPhase => ({
  place: phase.place,
  name: phase.name,
  kind: phase.kind,
  workGuid: phase.workGuid,
  machineId: phase.machineGuid,
  machineName: phase.machineName,
  setupMinutes: phase.setupMinutes,
  runMinutes: phase.runMinutes,
  attendedMinutes: phase.attendedMinutes,
  supplier: phase.supplier,
  leadDays: phase.leadDays,
  measuredRatio: phase.measuredRatio,
  fromNc: phase.fromNc,
  costs: { time: ZERO, other: ZERO },
});

import type { PlanCosts, PlanInput } from '@truciolo/contract';
import { EXTERNAL } from '@truciolo/jobs';
import { type Means, MINUTES_A_DAY } from '@truciolo/planning';
import { fittingMachines } from './fitting-machines.ts';
import { wayPrices } from './way-prices.ts';

const OVERTIME_MINUTES = 120;
/** Working days a subcontractor takes where the shop has no example. */
const USUAL_LEAD_DAYS = 5;

/** The means this shop has to bring one of its jobs forward. */
export function shopMeans(input: PlanInput, guid: string, costs: PlanCosts | null): Means {
  const job = input.jobs.find((one) => one.guid === guid);
  const leads = input.jobs.flatMap(({ phases }) =>
    phases.flatMap(({ kind, leadDays }) => (kind === 'external' && leadDays > 0 ? [leadDays] : [])),
  );
  return {
    otherMachines: new Map(
      (job?.phases ?? []).flatMap((phase): [string, string[]][] =>
        phase.kind === 'machine' && phase.machineGuid && phase.state === 'todo'
          ? [[phase.guid, fittingMachines(input.machines, phase.machineGuid)]]
          : [],
      ),
    ),
    overtimeMinutesADay: OVERTIME_MINUTES,
    outside: { machine: EXTERNAL, minutes: Math.max(USUAL_LEAD_DAYS, ...leads) * MINUTES_A_DAY },
    pieces: job?.quantity ?? 1,
    prices: costs && wayPrices(costs, job),
  };
}

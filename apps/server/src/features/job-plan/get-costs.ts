import { jobPlan } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { listMachineRates, listOutsideWorks, readOvertimePercent } from './repository.ts';

export const getCosts = endpoint(jobPlan.costs, ({ tenant }) =>
  tenant(async (db) => ({
    overtimePercent: await readOvertimePercent(db),
    machines: await listMachineRates(db),
    outside: await listOutsideWorks(db),
  })),
);

import { jobPlan } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { readPlanInput } from '../plan-input/index.ts';

export const getPlan = endpoint(jobPlan.get, ({ tenant, clock }) =>
  tenant((db) => readPlanInput(db, clock())),
);

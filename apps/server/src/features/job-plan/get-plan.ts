import { jobPlan } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { readPlanInput } from './read-plan-input.ts';

export const getPlan = endpoint(jobPlan.get, ({ tenant, clock }) =>
  tenant((db) => readPlanInput(db, clock())),
);

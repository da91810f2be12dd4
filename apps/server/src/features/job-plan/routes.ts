import type { Endpoint } from '../../platform/http/endpoint.ts';
import { applyPlan } from './apply-plan.ts';
import { getDelivery } from './ask-delivery.ts';
import { getCosts } from './get-costs.ts';
import { getLoads } from './get-loads.ts';
import { getPlan } from './get-plan.ts';

export const jobPlanRoutes: Endpoint[] = [getPlan, getCosts, getDelivery, getLoads, applyPlan];

import { jobPlan, LOAD_WEEKS } from '@truciolo/contract';
import { machineLoads } from '@truciolo/jobs';
import { reading } from '../../platform/http/endpoint.ts';
import { readPlanInput } from '../plan-input/index.ts';

const WEEK_MS = 7 * 86_400_000;

export const getLoads = reading(jobPlan.loads, async ({ tenant, clock }) => {
  const now = clock();
  const until = new Date(now.getTime() + LOAD_WEEKS * WEEK_MS);
  const input = await tenant((db) => readPlanInput(db, now, until));
  return machineLoads(input, LOAD_WEEKS).map(({ weeks, ...load }) => ({ ...load, weeks: [...weeks] }));
});

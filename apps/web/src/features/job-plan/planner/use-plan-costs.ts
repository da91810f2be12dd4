import { useQuery } from '@tanstack/react-query';
import { jobPlan, mayCall, type PlanCosts } from '@truciolo/contract';
import { useSessionUser } from '../../../lib/session/session-store.ts';
import { planCostsQuery } from '../api/plan-calls.ts';

/** Prices for the ways out; null where this user sees none or they cannot be read, undefined until they are there. */
export function usePlanCosts(isWanted: boolean): PlanCosts | null | undefined {
  const maySee = mayCall(useSessionUser(), jobPlan.costs);
  const { data, isError } = useQuery({ ...planCostsQuery, enabled: isWanted && maySee });
  return maySee && !isError ? data : null;
}

import { queryOptions } from '@tanstack/react-query';
import { jobPlan, type RouteInput } from '@truciolo/contract';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { api } from '../../../lib/api/client.ts';

export const planInputQuery = queryOptions({
  queryKey: [JOBS, 'plan'],
  queryFn: ({ signal }) => api(jobPlan.get, {}, { signal }),
  // A plan under somebody's hands does not change by itself.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

export const applyPlan = (body: RouteInput<typeof jobPlan.apply>['body']) => api(jobPlan.apply, { body });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DashboardDays, jobPlan, jobs, quotes, type RouteInput } from '@truciolo/contract';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { api } from '../../../lib/api/client.ts';

export const planInputQuery = queryOptions({
  queryKey: [JOBS, 'plan'],
  queryFn: ({ signal }) => api(jobPlan.get, {}, { signal }),
  // A plan that is being edited does not change by itself.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

/** Prices for the ways out of a late job. */
export const planCostsQuery = queryOptions({
  queryKey: [JOBS, 'plan', 'costs'],
  queryFn: ({ signal }) => api(jobPlan.costs, {}, { signal }),
  staleTime: 60_000,
});

/** The current plan, for read-only views. */
export const planNowQuery = queryOptions({
  queryKey: [JOBS, 'plan', 'now'],
  queryFn: ({ signal }) => api(jobPlan.get, {}, { signal }),
  staleTime: 60_000,
});

export const figuresQuery = (days: DashboardDays) =>
  queryOptions({
    queryKey: [JOBS, 'figures', days],
    queryFn: ({ signal }) => api(jobs.figures, { query: { days } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const loadsQuery = queryOptions({
  queryKey: [JOBS, 'plan', 'loads'],
  queryFn: ({ signal }) => api(jobPlan.loads, {}, { signal }),
});

export const applyPlan = (body: RouteInput<typeof jobPlan.apply>['body']) => api(jobPlan.apply, { body });

/** A stored quote with its document. */
export const quoteQuery = (guid: string) =>
  queryOptions({
    queryKey: ['quotes', guid, 'document'],
    queryFn: ({ signal }) => api(quotes.get, { params: { guid } }, { signal }),
  });

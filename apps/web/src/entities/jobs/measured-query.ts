import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { jobTimes } from '@truciolo/contract';
import type { WorkFacts } from '@truciolo/jobs';
import { api } from '../../lib/api/client.ts';
import { JOBS } from './job-queries.ts';

/** Measured ratios of some work, in the order asked. */
export const measuredQuery = (work: readonly WorkFacts[]) =>
  queryOptions({
    queryKey: [JOBS, 'measured', work],
    queryFn: ({ signal }) => api(jobTimes.ratios, { body: { work: [...work] } }, { signal }),
    enabled: work.length > 0,
    staleTime: 5 * 60_000,
    placeholderData: keepPreviousData,
  });

/** Ratio of actual to program time of NC phases on a machine. */
export const ncTimesQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, 'nc', guid],
    queryFn: ({ signal }) => api(jobTimes.nc, { params: { guid } }, { signal }),
    staleTime: 5 * 60_000,
  });

import { queryOptions } from '@tanstack/react-query';
import { jobs } from '@truciolo/contract';
import { api } from '../../lib/api/client.ts';

/** First part of every query key about jobs. */
export const JOBS = 'jobs';

export const jobQuery = (guid: string) =>
  queryOptions({
    queryKey: [JOBS, guid],
    queryFn: ({ signal }) => api(jobs.get, { params: { guid } }, { signal }),
  });

export const jobCountsQuery = queryOptions({
  queryKey: [JOBS, 'counts'],
  queryFn: ({ signal }) => api(jobs.counts, {}, { signal }),
});

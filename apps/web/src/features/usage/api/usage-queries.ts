import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analytics, type UsageQuery, usage, type usageCharts } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type UsageChart = (typeof usageCharts)[number];

/** The figures of the former period stay on screen while those of the next are read. */
const placeholderData = keepPreviousData;

export const daysQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'days', query],
    queryFn: ({ signal }) => api(usage.days, { query }, { signal }),
    placeholderData,
  });

export const pagesQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'pages', query],
    queryFn: ({ signal }) => api(usage.pages, { query }, { signal }),
    placeholderData,
  });

export const clicksQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'clicks', query],
    queryFn: ({ signal }) => api(usage.clicks, { query }, { signal }),
    placeholderData,
  });

export const funnelQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'funnel', query],
    queryFn: ({ signal }) => api(usage.funnel, { query }, { signal }),
    placeholderData,
  });

export const retentionQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'retention', query],
    queryFn: ({ signal }) => api(usage.retention, { query }, { signal }),
    placeholderData,
  });

export const collectionQuery = queryOptions({
  queryKey: ['supplier', 'usage', 'collection'],
  queryFn: ({ signal }) => api(analytics.status, {}, { signal }),
});

export const setCollection = (isEnabled: boolean) => api(usage.setCollection, { body: { isEnabled } });

export const readCsv = (chart: UsageChart, query: UsageQuery) => api(usage.csv, { params: { chart }, query });

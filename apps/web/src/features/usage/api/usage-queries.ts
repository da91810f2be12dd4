import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  analyticsStatus,
  setUsageCollection,
  type UsageQuery,
  type usageCharts,
  usageClicks,
  usageCsv,
  usageDays,
  usageFunnel,
  usagePages,
  usageRetention,
} from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type UsageChart = (typeof usageCharts)[number];

/** The figures of the former period stay on screen while those of the next are read. */
const placeholderData = keepPreviousData;

export const daysQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'days', query],
    queryFn: ({ signal }) => api(usageDays, { query }, { signal }),
    placeholderData,
  });

export const pagesQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'pages', query],
    queryFn: ({ signal }) => api(usagePages, { query }, { signal }),
    placeholderData,
  });

export const clicksQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'clicks', query],
    queryFn: ({ signal }) => api(usageClicks, { query }, { signal }),
    placeholderData,
  });

export const funnelQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'funnel', query],
    queryFn: ({ signal }) => api(usageFunnel, { query }, { signal }),
    placeholderData,
  });

export const retentionQuery = (query: UsageQuery) =>
  queryOptions({
    queryKey: ['supplier', 'usage', 'retention', query],
    queryFn: ({ signal }) => api(usageRetention, { query }, { signal }),
    placeholderData,
  });

export const collectionQuery = queryOptions({
  queryKey: ['supplier', 'usage', 'collection'],
  queryFn: ({ signal }) => api(analyticsStatus, {}, { signal }),
});

export const setCollection = (isEnabled: boolean) => api(setUsageCollection, { body: { isEnabled } });

export const readCsv = (chart: UsageChart, query: UsageQuery) => api(usageCsv, { params: { chart }, query });

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type DashboardDays, type DashboardWidget, dashboard, followUps, quotes } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export interface DashboardWish {
  readonly days: DashboardDays;
  /** Empty = everybody. */
  readonly owner: string;
}

/** The figures of the former period stay on screen while those of the next are read. */
export const dashboardQuery = ({ days, owner }: DashboardWish) =>
  queryOptions({
    queryKey: ['dashboard', { days, owner }],
    queryFn: ({ signal }) => api(dashboard.get, { query: { days, ...(owner && { owner }) } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The first rows behind a figure, through the list it leads to. */
export const rowsQuery = (filter: readonly string[], sort: string, limit: number) =>
  queryOptions({
    queryKey: ['dashboard', 'rows', { filter, sort, limit }],
    queryFn: async ({ signal }) =>
      (await api(quotes.list, { query: { filter: [...filter], sort, limit } }, { signal })).rows,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const recentQuery = queryOptions({
  queryKey: ['dashboard', 'recent'],
  queryFn: ({ signal }) => api(dashboard.recent, {}, { signal }),
  staleTime: 0,
});

export const putOff = (guid: string, on: string | null) =>
  api(followUps.set, { params: { guid }, body: { on } });

export const layoutQuery = queryOptions({
  queryKey: ['dashboard', 'layout'],
  queryFn: async ({ signal }) => (await api(dashboard.layout, {}, { signal })).widgets,
});

export const arrange = (widgets: readonly DashboardWidget[]) =>
  api(dashboard.arrange, { body: { widgets: [...widgets] } });

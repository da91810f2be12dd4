import { queryOptions } from '@tanstack/react-query';
import { feeds, type NewFeed, savedViews } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const feedsQuery = queryOptions({
  queryKey: ['feeds'],
  queryFn: ({ signal }) => api(feeds.list, {}, { signal }),
});

/** The saved views of the user, by list. */
export const viewsQuery = queryOptions({
  queryKey: ['feeds', 'views'],
  queryFn: ({ signal }) => api(savedViews.get, {}, { signal }),
});

export const createFeed = (body: NewFeed) => api(feeds.create, { body });
export const revokeFeed = (guid: string) => api(feeds.revoke, { params: { guid } });

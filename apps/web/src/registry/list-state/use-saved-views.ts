import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SavedView, savedViews } from '@truciolo/contract';
import { api, silentApi } from '../../lib/api/client.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { localText } from '../../lib/stored-text.ts';
import { readViews } from './saved-views.ts';

const viewsQuery = (userGuid: string) =>
  queryOptions({
    queryKey: ['saved-views', userGuid],
    queryFn: () => silentApi(savedViews.get),
    retry: false,
  });

/** The views a user saved of one list, wherever they sit. Those that only this browser has still count. */
export function useSavedViews(
  list: string,
): [readonly SavedView[], (change: (views: readonly SavedView[]) => readonly SavedView[]) => Promise<void>] {
  const { guid } = useSessionUser();
  const cache = useQueryClient();
  const query = viewsQuery(guid);
  const { data } = useQuery(query);
  const key = `views:${list}:${guid}`;
  const viewsOf = (all: typeof data) => all?.[list] ?? readViews(localText.read(key));
  const change = async (next: (views: readonly SavedView[]) => readonly SavedView[]) => {
    try {
      // The whole list is saved: one built before the stored views are loaded would replace them.
      const before = await cache.ensureQueryData({ ...query, queryFn: () => api(savedViews.get) });
      const views = next(viewsOf(before)).map((view) => ({ ...view }));
      // A pending answer would bring back the old ones.
      await cache.cancelQueries(query);
      cache.setQueryData(query.queryKey, (all) => ({ ...all, [list]: views }));
      await api(savedViews.save, { body: { list, views } }).catch((error: unknown) => {
        cache.setQueryData(query.queryKey, before);
        throw error;
      });
      localText.remove(key);
    } catch {
      // The call itself reports a refusal; the list then shows the stored views again.
    }
  };
  return [viewsOf(data), change];
}

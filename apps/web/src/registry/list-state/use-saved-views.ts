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
export function useSavedViews(list: string): [readonly SavedView[], (next: readonly SavedView[]) => void] {
  const { guid } = useSessionUser();
  const cache = useQueryClient();
  const query = viewsQuery(guid);
  const { data } = useQuery(query);
  const key = `views:${list}:${guid}`;
  const change = (next: readonly SavedView[]) => {
    const views = next.map((view) => ({ ...view }));
    const before = cache.getQueryData(query.queryKey);
    cache.setQueryData(query.queryKey, (all) => ({ ...all, [list]: views }));
    // A refusal is said by the call itself; the list then shows again what is kept.
    void api(savedViews.save, { body: { list, views } }).then(
      () => localText.remove(key),
      () => cache.setQueryData(query.queryKey, before),
    );
  };
  return [data?.[list] ?? readViews(localText.read(key)), change];
}

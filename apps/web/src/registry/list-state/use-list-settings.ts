import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ListSettings, listSettings } from '@truciolo/contract';
import { silentApi } from '../../lib/api/client.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { localText } from '../../lib/stored-text.ts';

const USUAL: ListSettings = { columns: {}, compact: false };

/** Last settings seen by this browser, so that the columns do not jump while loading. */
function read(key: string): ListSettings {
  try {
    const stored: unknown = JSON.parse(localText.read(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return USUAL;
    const { columns, compact } = stored as Partial<ListSettings>;
    return { columns: typeof columns === 'object' ? columns : {}, compact: compact === true };
  } catch {
    return USUAL;
  }
}

const settingsQuery = (userGuid: string) =>
  queryOptions({
    queryKey: ['list-settings', userGuid],
    queryFn: () => silentApi(listSettings.get),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Columns and density of one list, stored per user on the server. */
export function useListSettings(registry: string): [ListSettings, (next: ListSettings) => void] {
  const { guid } = useSessionUser();
  const cache = useQueryClient();
  const query = settingsQuery(guid);
  const { data } = useQuery(query);
  const key = `list:${registry}:${guid}`;
  const change = (next: ListSettings) => {
    localText.write(key, JSON.stringify(next));
    // A pending answer would bring back the previous choice; the other lists' settings are fetched again.
    const isHere = cache.getQueryData(query.queryKey) !== undefined;
    void cache.cancelQueries(query);
    cache.setQueryData(query.queryKey, (all) => ({ ...all, [registry]: next }));
    // A choice that could not be saved still holds in this browser.
    void silentApi(listSettings.save, { body: { list: registry, ...next } })
      .then(() => (isHere ? undefined : cache.invalidateQueries(query)))
      .catch(() => undefined);
  };
  return [data?.[registry] ?? read(key), change];
}

export type { ListSettings };

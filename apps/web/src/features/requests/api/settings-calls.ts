import { queryOptions } from '@tanstack/react-query';
import { type RequestSettings, requests } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { INBOX_KEY } from './request-calls.ts';

export const settingsQuery = queryOptions({
  queryKey: ['requests', 'settings'],
  queryFn: ({ signal }) => api(requests.settings, {}, { signal }),
  staleTime: 0,
});

export async function saveSettings(body: RequestSettings): Promise<void> {
  const saved = await api(requests.setSettings, { body });
  queryClient.setQueryData(settingsQuery.queryKey, saved);
  await queryClient.invalidateQueries({ queryKey: INBOX_KEY });
}

import { queryOptions } from '@tanstack/react-query';
import { type NoticeKind, type NoticeMail, notices } from '@truciolo/contract';
import { api, backgroundApi } from '../../../lib/api/client.ts';

/** Where a proxy breaks streams the bell still rings within a minute. */
const ASK_AGAIN_MS = 60_000;

export const noticesQuery = queryOptions({
  queryKey: ['notices'],
  queryFn: ({ signal }) => backgroundApi(notices.list, {}, { signal }),
  refetchInterval: ASK_AGAIN_MS,
  staleTime: 0,
});

export const settingsQuery = queryOptions({
  queryKey: ['notices', 'settings'],
  queryFn: ({ signal }) => api(notices.settings, {}, { signal }),
  staleTime: 0,
});

/** Without keys all of them. */
export const callRead = (guids?: readonly string[]) =>
  backgroundApi(notices.read, { body: guids ? { guids: [...guids] } : {} });

export const callChangeSetting = (kind: NoticeKind, mail: NoticeMail) =>
  api(notices.changeSettings, { body: { kind, mail } });

export const callChangeWeekly = (weekly: boolean) => api(notices.changeWeekly, { body: { weekly } });

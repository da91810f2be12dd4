import { queryOptions } from '@tanstack/react-query';
import type { Change } from '@truciolo/changes';
import { type RequestState, requests, type ShopRequest } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type Sending, sendFile } from '../../../lib/api/send-file.ts';

export const INBOX_KEY = ['requests', 'inbox'] as const;
const keyOf = (guid: string) => ['requests', 'one', guid] as const;

/** New mails and colleagues' changes appear without a reload. */
const ASK_AGAIN_MS = 30_000;

export interface InboxView {
  readonly state: RequestState;
  readonly q: string;
  readonly mine: 'yes' | 'no';
}

export const inboxQuery = (view: InboxView) =>
  queryOptions({
    queryKey: [...INBOX_KEY, view],
    queryFn: ({ signal }) => api(requests.list, { query: { ...view, limit: 200 } }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
    placeholderData: (before) => before,
  });

export const requestQuery = (guid: string) =>
  queryOptions({
    queryKey: keyOf(guid),
    queryFn: ({ signal }) => api(requests.get, { params: { guid } }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
  });

export const earlierQuery = (guid: string, codes: string) =>
  queryOptions({
    queryKey: ['requests', 'earlier', guid, codes],
    queryFn: ({ signal }) => api(requests.earlier, { params: { guid } }, { signal }),
    staleTime: 60_000,
  });

/** The answer of a write is the newest state: pages show it without asking again. */
export async function stored(call: Promise<ShopRequest>): Promise<ShopRequest> {
  const request = await call;
  queryClient.setQueryData(keyOf(request.guid), request);
  void queryClient.invalidateQueries({ queryKey: INBOX_KEY });
  return request;
}

export const createRequest = (guid: string, subject: string, text: string) =>
  stored(api(requests.create, { body: { guid, subject, text } }));
export const saveRequest = (guid: string, changes: Change[]) =>
  stored(api(requests.save, { params: { guid }, body: { changes } }));
export const moveRequest = (guid: string, state: 'new' | 'reading' | 'confirm' | 'discarded') =>
  stored(api(requests.move, { params: { guid }, body: { state } }));
export const takeRequest = (guid: string, taken: boolean) =>
  stored(api(requests.take, { params: { guid }, body: { taken } }));
export const addFile = (guid: string, file: File, sending: Sending) =>
  stored(sendFile(requests.addFile, { params: { guid }, query: { name: file.name } }, file, sending));
export const takeMail = (file: File, sending: Sending) =>
  stored(sendFile(requests.takeMail, { query: { name: file.name } }, file, sending));
export const removeRequest = (guid: string) => api(requests.remove, { params: { guid } });
export const createDraft = (guid: string) => api(requests.draft, { params: { guid } });
export const askQuestions = (guid: string, body: { to: string; subject: string; text: string }) =>
  stored(api(requests.ask, { params: { guid }, body }));

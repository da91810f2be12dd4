import { queryOptions } from '@tanstack/react-query';
import type { Change } from '@truciolo/changes';
import {
  ApiError,
  type LearnedLayout,
  type RequestFieldKey,
  type RequestState,
  requestMailbox,
  requestPresence,
  requests,
  type ShopRequest,
} from '@truciolo/contract';
import { api, backgroundApi, silentApi } from '../../../lib/api/client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { type Sending, sendFile } from '../../../lib/api/send-file.ts';
import { openLine } from '../../../lib/open-line.ts';

export const INBOX_KEY = ['requests', 'inbox'] as const;
const keyOf = (guid: string) => ['requests', 'one', guid] as const;

/** New mails and colleagues' changes appear without a reload. */
const ASK_AGAIN_MS = 30_000;

interface InboxView {
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

/** The address to which mails are forwarded; it never changes. */
export const addressQuery = queryOptions({
  queryKey: ['requests', 'address'],
  queryFn: ({ signal }) => api(requestMailbox.address, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Counts of the menu; writes to a request ask for them again with the inbox. */
export const requestCountsQuery = queryOptions({
  queryKey: [...INBOX_KEY, 'counts'],
  queryFn: ({ signal }) => api(requests.counts, {}, { signal }),
  refetchInterval: 2 * ASK_AGAIN_MS,
});

/** An answer that arrives in the inbox changes it. */
export const requestOfQuoteQuery = (quoteGuid: string) =>
  queryOptions({
    queryKey: [...INBOX_KEY, 'of-quote', quoteGuid],
    queryFn: ({ signal }) => api(requests.ofQuote, { params: { guid: quoteGuid } }, { signal }),
    staleTime: 60_000,
  });

/** Read again with each version of the request: its decisions stand in the answer. */
export const orderQuery = (guid: string, version: number) =>
  queryOptions({
    queryKey: ['requests', 'order', guid, version],
    queryFn: ({ signal }) => api(requests.order, { params: { guid } }, { signal }),
    placeholderData: (before) => before,
  });

export const earlierQuery = (guid: string, codes: string) =>
  queryOptions({
    queryKey: ['requests', 'earlier', guid, codes],
    queryFn: ({ signal }) => api(requests.earlier, { params: { guid } }, { signal }),
    staleTime: 60_000,
  });

/** Polling: a failure is ignored, so that it does not interrupt the user. */
export const watchRequest = (guid: string, position: string | null, field: string | null) =>
  silentApi(requestPresence.watch, {
    params: { guid },
    query: { ...(position === null ? {} : { position }), ...(field === null ? {} : { field }) },
  });

/** Writes of this page wait for each other: a draft holds everything that was confirmed before it. */
const inLine = openLine();

/** The answer of a write is the newest state: pages show it without asking again. */
export async function stored(call: Promise<ShopRequest>): Promise<ShopRequest> {
  const request = await call;
  queryClient.setQueryData(keyOf(request.guid), request);
  void queryClient.invalidateQueries({ queryKey: INBOX_KEY });
  return request;
}

/** After a refused write the page shows the newest state: a colleague may have changed the same field. */
export const refreshRequest = (guid: string) => queryClient.invalidateQueries({ queryKey: keyOf(guid) });

export const createRequest = (guid: string, subject: string, text: string) =>
  stored(api(requests.create, { body: { guid, subject, text } }));
export const saveRequest = (guid: string, changes: Change[]) =>
  inLine(() => stored(api(requests.save, { params: { guid }, body: { changes } })));

/**
 * Saves values that the page read by itself. They are worked out when their turn comes, from the newest state; where the
 * server has read the same drawing meanwhile, they are worked out once more from its answer.
 */
export const saveReadings = (request: ShopRequest, changesOf: (now: ShopRequest) => Change[]) =>
  inLine(async () => {
    const { guid } = request;
    const { queryKey } = requestQuery(guid);
    const save = async (now: ShopRequest) => {
      const changes = now.state === 'quoted' ? [] : changesOf(now);
      if (changes.length > 0)
        await stored(backgroundApi(requests.save, { params: { guid }, body: { changes } }));
    };
    try {
      await save(queryClient.getQueryData(queryKey) ?? request);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error;
      await save(await queryClient.fetchQuery({ ...requestQuery(guid), staleTime: 0 }));
    }
  });
export const moveRequest = (guid: string, state: 'new' | 'reading' | 'confirm' | 'discarded') =>
  inLine(() => stored(api(requests.move, { params: { guid }, body: { state } })));
export const takeRequest = (guid: string, taken: boolean) =>
  stored(api(requests.take, { params: { guid }, body: { taken } }));
export const addFile = (guid: string, file: File, sending: Sending) =>
  stored(sendFile(requests.addFile, { params: { guid }, query: { name: file.name } }, file, sending));
export const removeFile = (guid: string, file: string) =>
  stored(api(requests.removeFile, { params: { guid, file } }));
export const takeMail = (file: File, sending: Sending) =>
  stored(sendFile(requests.takeMail, { query: { name: file.name } }, file, sending));
export const teachLayout = (guid: string, layout: LearnedLayout) =>
  stored(api(requests.teach, { params: { guid }, body: layout }));
export const forgetLayout = (guid: string, field: RequestFieldKey) =>
  stored(api(requests.forget, { params: { guid, field } }));
export const removeRequest = (guid: string) => api(requests.remove, { params: { guid } });
export const createDraft = (guid: string) =>
  inLine(async () => {
    const made = await api(requests.draft, { params: { guid } });
    // Readings that end later find a request that is no longer worked on.
    const quoted = { state: 'quoted' as const, quoteGuid: made.quoteGuid, quoteNumber: made.number };
    queryClient.setQueryData(requestQuery(guid).queryKey, (now) => now && { ...now, ...quoted });
    return made;
  });
export const askQuestions = (guid: string, body: { to: string; subject: string; text: string }) =>
  stored(api(requests.ask, { params: { guid }, body }));

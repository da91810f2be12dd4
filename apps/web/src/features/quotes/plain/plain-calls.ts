import { queryOptions } from '@tanstack/react-query';
import type { Change } from '@truciolo/changes';
import { type OutcomeDraft, type PlainView, plainQuotes } from '@truciolo/contract';
import type { PlainQuote } from '@truciolo/quote';
import { api, backgroundApi } from '../../../lib/api/client.ts';

/** How a quote without costs reaches the server; a test puts its own in this place. */
export interface PlainTransport {
  create(guid: string, draft: PlainQuote): Promise<PlainView>;
  save(guid: string, changes: readonly Change[]): Promise<PlainView>;
  read(guid: string): Promise<PlainView>;
}

export const plainCalls: PlainTransport = {
  create: (guid, draft) => backgroundApi(plainQuotes.create, { body: { guid, draft } }),
  save: (guid, changes) =>
    backgroundApi(plainQuotes.save, { params: { guid }, body: { changes: [...changes] } }),
  read: (guid) => backgroundApi(plainQuotes.get, { params: { guid } }),
};

export const callRefresh = (guid: string) => api(plainQuotes.refresh, { params: { guid } });
export const callRevise = (guid: string) => api(plainQuotes.revise, { params: { guid } });
export const callMarkPlainSent = (guid: string) => api(plainQuotes.markSent, { params: { guid } });
export const callDuplicatePlain = (guid: string) => api(plainQuotes.duplicate, { params: { guid } });
export const callRecordPlainOutcome = (guid: string, body: OutcomeDraft) =>
  api(plainQuotes.recordOutcome, { params: { guid }, body });

export const plainTemplatesQuery = (q: string) =>
  queryOptions({
    queryKey: ['plain-templates', q],
    queryFn: ({ signal }) => api(plainQuotes.templates, { query: { q } }, { signal }),
    placeholderData: (before) => before,
  });
export const callAddTemplate = (guid: string, templateGuid: string) =>
  api(plainQuotes.addTemplate, { params: { guid }, body: { templateGuid } });

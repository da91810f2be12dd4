import { queryOptions } from '@tanstack/react-query';
import { type OutcomeDraft, type PlainView, plainQuotes } from '@truciolo/contract';
import type { PlainQuote } from '@truciolo/quote';
import { api, backgroundApi } from '../../../lib/api/client.ts';
import type { QuoteTransport } from '../editor/saving/quote-transport.ts';
import type { StoredQuote } from '../editor/state/draft-state.ts';

/** The stored quote with its prices, without the typed data, which have their own place in the state. */
export interface PlainHead extends Omit<PlainView, 'draft'> {
  readonly frozen: boolean;
}

export const storedPlain = ({ draft, ...head }: PlainView): StoredQuote<PlainQuote, PlainHead> => ({
  document: draft,
  head: { ...head, frozen: head.state !== 'draft' },
});

/** Typed data go to the server, which answers with the prices. */
export const plainCalls: QuoteTransport<PlainQuote, PlainHead> = {
  create: async (guid, draft) =>
    storedPlain(await backgroundApi(plainQuotes.create, { body: { guid, draft } })),
  save: async ({ guid }, changes) => {
    const body = { changes: [...changes] };
    return storedPlain(await backgroundApi(plainQuotes.save, { params: { guid }, body }));
  },
  read: async (guid) => storedPlain(await backgroundApi(plainQuotes.get, { params: { guid } })),
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

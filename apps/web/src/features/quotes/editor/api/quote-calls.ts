import { quoteFiles, quotePresence, quotes } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import { api, backgroundApi, silentApi } from '../../../../lib/api/client.ts';
import type { QuoteTransport } from '../saving/quote-transport.ts';
import { type QuoteHead, storedQuote } from '../state/editor-state.ts';

/** Saving is the app's own act: an expired licence or a dropped connection must not interrupt the typing. */
export const quoteCalls: QuoteTransport<QuoteDocument, QuoteHead> = {
  create: async (guid, document) =>
    storedQuote(await backgroundApi(quotes.create, { body: { guid, document } })),
  save: async ({ guid, version }, changes) => {
    const body = { version, changes: [...changes] };
    const { document, ...head } = await backgroundApi(quotes.save, { params: { guid }, body });
    return { document, head };
  },
  read: async (guid) => storedQuote(await backgroundApi(quotes.get, { params: { guid } })),
};

/** Polling: a failure is ignored, so that it does not interrupt the user. */
export const callWatchQuote = (guid: string, position: string | null, field: string | null) =>
  silentApi(quotePresence.watch, {
    params: { guid },
    query: { ...(position === null ? {} : { position }), ...(field === null ? {} : { field }) },
  });

export const callMarkSent = (guid: string, confirmed: boolean) =>
  api(quotes.markSent, { params: { guid }, body: { confirmed } });

export const copyPositionFiles = (guid: string, from: string, to: string) =>
  api(quoteFiles.copy, { params: { guid }, body: { from, to } });

import { quoteFiles, quotePresence, quotes } from '@truciolo/contract';
import { api, backgroundApi, silentApi } from '../../../../lib/api/client.ts';
import type { QuoteTransport } from '../saving/quote-transport.ts';

/** Saving is the app's own act: an expired licence or a dropped connection must not interrupt the typing. */
export const quoteCalls: QuoteTransport = {
  create: (guid, document) => backgroundApi(quotes.create, { body: { guid, document } }),
  save: (guid, version, changes) =>
    backgroundApi(quotes.save, { params: { guid }, body: { version, changes: [...changes] } }),
  read: (guid) => backgroundApi(quotes.get, { params: { guid } }),
};

/** A beat of the page: whatever comes of it, the work is not interrupted. */
export const callWatchQuote = (guid: string, position: string | null, field: string | null) =>
  silentApi(quotePresence.watch, {
    params: { guid },
    query: { ...(position === null ? {} : { position }), ...(field === null ? {} : { field }) },
  });

export const callMarkSent = (guid: string, confirmed: boolean) =>
  api(quotes.markSent, { params: { guid }, body: { confirmed } });

export const copyPositionFiles = (guid: string, from: string, to: string) =>
  api(quoteFiles.copy, { params: { guid }, body: { from, to } });

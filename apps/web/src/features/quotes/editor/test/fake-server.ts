import { applyChanges } from '@truciolo/changes';
import { ApiError, type ErrorCode, errorCodes, type Quote } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import type { QuoteTransport } from '../saving/quote-transport.ts';
import { sampleQuote } from './sample-quote.ts';

const refuse = (status: number, code: ErrorCode) =>
  new ApiError(status, { code, message: errorCodes[code].message });

/** Merges and refuses like the server, in memory. */
export function fakeServer(start: QuoteDocument | null) {
  let quote: Quote | null = start && sampleQuote(start);
  let failing: ApiError | null = null;
  let losesAnswers = false;
  let made = 0;
  const calls: string[] = [];
  const reach = (name: string) => {
    calls.push(name);
    if (failing) throw failing;
  };
  const there = (): Quote => {
    if (!quote) throw refuse(404, 'NOT_FOUND');
    return quote;
  };
  const transport: QuoteTransport = {
    create: async (guid, document) => {
      reach('create');
      if (quote?.guid !== guid) {
        quote = { ...sampleQuote(document), guid };
        made += 1;
      }
      if (losesAnswers) throw refuse(0 as never, 'UNAVAILABLE');
      return quote;
    },
    save: async (_guid, version, changes) => {
      reach('save');
      const before = there();
      if (before.frozen) throw refuse(409, 'QUOTE_FROZEN');
      const { document, conflicts } = applyChanges(before.document, changes);
      if (conflicts.length > 0) throw refuse(409, 'CONFLICT');
      quote = { ...before, document, version: before.version + 1 };
      return {
        version: quote.version,
        updatedAt: quote.updatedAt,
        totals: quote.totals,
        document: version === before.version ? null : quote.document,
      };
    },
    read: async () => {
      reach('read');
      return there();
    },
  };
  return {
    transport,
    calls,
    document: () => there().document as QuoteDocument,
    /** A colleague saves meanwhile. */
    meanwhile: (change: (document: QuoteDocument) => QuoteDocument) => {
      const before = there();
      quote = {
        ...before,
        document: change(before.document as QuoteDocument) as never,
        version: before.version + 1,
      };
    },
    freeze: () => {
      quote = { ...there(), frozen: true, state: 'sent' };
    },
    goDown: () => {
      failing = refuse(0 as never, 'UNAVAILABLE');
    },
    /** The server carries out calls, but their answers are lost. */
    loseAnswers: () => {
      losesAnswers = true;
    },
    made: () => made,
    refuseAll: () => {
      failing = refuse(403, 'FORBIDDEN');
    },
    comeBack: () => {
      failing = null;
      losesAnswers = false;
    },
  };
}

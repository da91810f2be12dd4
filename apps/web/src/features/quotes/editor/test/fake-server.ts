import { applyChanges } from '@truciolo/changes';
import { ApiError, type ErrorCode, errorCodes } from '@truciolo/contract';
import type { QuoteTransport } from '../saving/quote-transport.ts';
import type { AnyQuote, StoredHead, StoredQuote } from '../state/draft-state.ts';

const refuse = (status: number, code: ErrorCode) =>
  new ApiError(status, { code, message: errorCodes[code].message });

/** The status of a call that reached no server. */
const NO_ANSWER = 0;

/** Merges and refuses like the server, in memory; `sample` is the head of the only quote. */
export function fakeServer<Document extends AnyQuote, Head extends StoredHead>(
  sample: Head,
  start: Document | null,
) {
  let quote: StoredQuote<Document, Head> | null = start && { document: start, head: sample };
  let failing: ApiError | null = null;
  let losesAnswers = false;
  let made = 0;
  const calls: string[] = [];
  const reach = (name: string) => {
    calls.push(name);
    if (failing) throw failing;
  };
  const there = (): StoredQuote<Document, Head> => {
    if (!quote) throw refuse(404, 'NOT_FOUND');
    return quote;
  };
  const store = (document: Document) => {
    const { head } = there();
    quote = { document, head: { ...head, version: head.version + 1 } };
    return quote;
  };
  const transport: QuoteTransport<Document, Head> = {
    create: async (guid, document) => {
      reach('create');
      if (quote?.head.guid !== guid) {
        quote = { document, head: { ...sample, guid } };
        made += 1;
      }
      if (losesAnswers) throw refuse(NO_ANSWER, 'UNAVAILABLE');
      return quote;
    },
    save: async ({ version }, changes) => {
      reach('save');
      const before = there();
      if (before.head.frozen) throw refuse(409, 'QUOTE_FROZEN');
      const { document, conflicts } = applyChanges(before.document, changes);
      if (conflicts.length > 0) throw refuse(409, 'CONFLICT');
      const { head } = store(document);
      return { head, document: version === before.head.version ? null : document };
    },
    read: async () => {
      reach('read');
      return there();
    },
  };
  return {
    transport,
    calls,
    document: () => there().document,
    /** A colleague saves meanwhile. */
    meanwhile: (change: (document: Document) => Document) => {
      store(change(there().document));
    },
    freeze: () => {
      const { document, head } = there();
      quote = { document, head: { ...head, frozen: true, state: 'sent' } };
    },
    /** A colleague opens the next revision. */
    thaw: () => {
      const { document, head } = there();
      quote = { document, head: { ...head, frozen: false, state: 'draft', version: head.version + 1 } };
    },
    goDown: () => {
      failing = refuse(NO_ANSWER, 'UNAVAILABLE');
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

import { type Change, diff, type JsonObject } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';

const plain = (document: QuoteDocument) => JSON.parse(JSON.stringify(document)) as JsonObject;

/** What happened to the document itself: the history is read by who sees costs. */
export const changesOf = (before: QuoteDocument, after: QuoteDocument): Change[] =>
  diff(plain(before), plain(after));

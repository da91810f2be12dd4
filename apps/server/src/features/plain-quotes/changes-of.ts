import { type Change, diff, type JsonObject } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';

const plain = (document: QuoteDocument) => JSON.parse(JSON.stringify(document)) as JsonObject;

/** Changes to the stored document: only users with cost access read this history. */
export const changesOf = (before: QuoteDocument, after: QuoteDocument): Change[] =>
  diff(plain(before), plain(after));

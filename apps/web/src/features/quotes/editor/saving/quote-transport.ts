import type { Change } from '@truciolo/changes';
import type { StoredQuote } from '../state/draft-state.ts';

/** How a quote reaches the server; a test puts its own in this place. */
export interface QuoteTransport<Document, Head> {
  /** A repeated call with the same key answers with the first quote. */
  create(guid: string, document: Document): Promise<StoredQuote<Document, Head>>;
  save(head: Head, changes: readonly Change[]): Promise<SavedChanges<Document, Head>>;
  read(guid: string): Promise<StoredQuote<Document, Head>>;
}

interface SavedChanges<Document, Head> {
  /** The merged document; null where the server has exactly what was sent. */
  readonly document: Document | null;
  readonly head: Partial<Head>;
}

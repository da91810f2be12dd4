import type { Change } from '@truciolo/changes';
import type { Quote, quotes, RouteAnswer } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';

/** How a quote reaches the server; a test puts its own in this place. */
export interface QuoteTransport {
  /** A repeated call with the same key answers with the first quote. */
  create(guid: string, document: QuoteDocument): Promise<Quote>;
  save(guid: string, version: number, changes: readonly Change[]): Promise<RouteAnswer<typeof quotes.save>>;
  read(guid: string): Promise<Quote>;
}

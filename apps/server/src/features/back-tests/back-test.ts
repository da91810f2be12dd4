import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PriceEffect, QuoteDocument } from '@truciolo/quote';

/** Documents read together: few round trips, and never many large documents in memory at once. */
const BATCH = 10;
/** ms of computing before the event loop gets control. */
const TURN = 20;

interface Sources<Quote> {
  readonly quotes: readonly Quote[];
  readonly read: (quotes: readonly Quote[]) => Promise<ReadonlyMap<string, QuoteDocument>>;
  /** Applies the tried formula or rule to one document. */
  readonly effectsOf: (document: QuoteDocument) => Iterable<PriceEffect>;
  /** Monotonic clock, ms. */
  readonly now: () => number;
  /** ms */
  readonly timeLimit: number;
  readonly mostPositions: number;
}

export interface BackTested<Quote> {
  readonly effects: readonly (PriceEffect & { readonly quote: Quote })[];
  /** Quotes that were examined to their last position. */
  readonly quotes: number;
  readonly isCut: boolean;
}

/** Tries a formula or a rule on the positions of past quotes until the time limit or the row limit is reached. */
export async function backTest<Quote extends { readonly guid: string }>({
  quotes,
  read,
  effectsOf,
  now,
  timeLimit,
  mostPositions,
}: Sources<Quote>): Promise<BackTested<Quote>> {
  const start = now();
  const effects: (PriceEffect & { readonly quote: Quote })[] = [];
  let turn = start;
  let seen = 0;
  const answer = (isCut: boolean) => ({ effects, quotes: seen, isCut });
  for (let from = 0; from < quotes.length; from += BATCH) {
    const batch = quotes.slice(from, from + BATCH);
    const documents = await read(batch);
    for (const quote of batch) {
      if (now() - start > timeLimit) return answer(true);
      const document = documents.get(quote.guid);
      for (const effect of document ? effectsOf(document) : []) {
        effects.push({ ...effect, quote });
        if (effects.length >= mostPositions || now() - start > timeLimit) return answer(true);
        if (now() - turn < TURN) continue;
        await nextTurn();
        turn = now();
      }
      seen += 1;
    }
  }
  return answer(false);
}

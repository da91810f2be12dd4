import type { BackTest, BackTestRow } from '@truciolo/contract';
import { byLargestChange, changeOf, type PriceEffect, type QuoteDocument, sumEffects } from '@truciolo/quote';
import type { Context } from '../../platform/context.ts';
import { cutText, type PastUse, readDocuments } from '../quotes/index.ts';
import { type BackTested, backTest } from './back-test.ts';

/** ms of work for one question. */
const TIME_LIMIT = 5000;
/** Together they stay within exact money, each being at most 100 million €. */
const MOST_POSITIONS = 5000;
/** Limit of the table, which would not be read further; the sums are over all positions. */
const MOST_ROWS = 500;
const LONGEST_DESCRIPTION = 200;

function present({ quote, description, ...effect }: BackTested<PastUse>['effects'][number]): BackTestRow {
  const { guid: quoteGuid, ...head } = quote;
  const { difference = null, share = null } = changeOf(effect) ?? {};
  const start = cutText(description, LONGEST_DESCRIPTION);
  return { quoteGuid, ...head, ...effect, description: start, difference, share };
}

interface Question {
  readonly tenant: Context['tenant'];
  /** Newest first; more than `most` means that there are older ones. */
  readonly found: readonly PastUse[];
  readonly most: number;
  readonly effectsOf: (document: QuoteDocument) => Iterable<PriceEffect>;
}

/** Past quotes with something changed, as a table with its sums. Changes none of them. */
export async function answerBackTest({ tenant, found, most, effectsOf }: Question): Promise<BackTest> {
  const { effects, quotes, isCut } = await backTest({
    quotes: found.slice(0, most),
    // One transaction per batch, so that no connection is held while prices are computed.
    read: (batch) => tenant((db) => readDocuments(db, batch)),
    effectsOf,
    now: () => performance.now(),
    timeLimit: TIME_LIMIT,
    mostPositions: MOST_POSITIONS,
  });
  return {
    quotes,
    isPartial: isCut || found.length > most,
    sums: sumEffects(effects),
    rows: effects.toSorted(byLargestChange).slice(0, MOST_ROWS).map(present),
  };
}

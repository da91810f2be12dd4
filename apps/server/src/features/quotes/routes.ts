import { archiveQuotes } from './archive-quotes.ts';
import { createQuote } from './create-quote.ts';
import { currentRates } from './current-rates.ts';
import { duplicateQuote } from './duplicate-quote.ts';
import { getQuote } from './get-quote.ts';
import { getRevision } from './get-revision.ts';
import { listQuotes } from './list-quotes.ts';
import { markSent } from './mark-sent.ts';
import { quoteHistory } from './quote-history.ts';
import { recordOutcome } from './record-outcome.ts';
import { reviseQuote } from './revise-quote.ts';
import { saveQuote } from './save-quote.ts';
import { similarPositions } from './similar.ts';
import { statistics } from './statistics.ts';
import { tagQuotes } from './tag-quotes.ts';

export const quotesRoutes = [
  listQuotes,
  currentRates,
  createQuote,
  getQuote,
  saveQuote,
  getRevision,
  reviseQuote,
  duplicateQuote,
  markSent,
  recordOutcome,
  archiveQuotes,
  tagQuotes,
  quoteHistory,
  statistics,
  similarPositions,
];

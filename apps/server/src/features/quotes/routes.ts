import { archiveQuotes } from './lifecycle/archive-quotes.ts';
import { createQuote } from './lifecycle/create-quote.ts';
import { duplicateQuote } from './lifecycle/duplicate-quote.ts';
import { getQuote } from './lifecycle/get-quote.ts';
import { getRevision } from './lifecycle/get-revision.ts';
import { markSent } from './lifecycle/mark-sent.ts';
import { quoteHistory } from './lifecycle/quote-history.ts';
import { recordOutcome } from './lifecycle/record-outcome.ts';
import { reviseQuote } from './lifecycle/revise-quote.ts';
import { saveQuote } from './lifecycle/save-quote.ts';
import { tagQuotes } from './lifecycle/tag-quotes.ts';
import { assignQuote, getAssignees, takeQuote } from './lifecycle/take-quote.ts';
import { listQuotes } from './list/list-quotes.ts';
import { statistics } from './list/statistics.ts';
import { currentRates } from './rates/current-rates.ts';
import { similarPositions } from './similar/similar.ts';

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
  takeQuote,
  assignQuote,
  getAssignees,
  archiveQuotes,
  tagQuotes,
  quoteHistory,
  statistics,
  similarPositions,
];

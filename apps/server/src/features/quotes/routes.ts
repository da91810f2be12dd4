import {
  archiveQuotes as archiveSpec,
  createQuote as createSpec,
  duplicateQuote as duplicateSpec,
  getQuoteRevision,
  getQuote as getSpec,
  quoteHistory as historySpec,
  listQuotes as listSpec,
  markSent as markSentSpec,
  recordOutcome as outcomeSpec,
  quoteRatesNow,
  quoteStatistics,
  reviseQuote as reviseSpec,
  saveQuote as saveSpec,
  similarPositions as similarSpec,
  tagQuotes as tagSpec,
} from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
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
  endpoint(listSpec, listQuotes),
  endpoint(quoteRatesNow, currentRates),
  endpoint(createSpec, createQuote),
  endpoint(getSpec, getQuote),
  endpoint(saveSpec, saveQuote),
  endpoint(getQuoteRevision, getRevision),
  endpoint(reviseSpec, reviseQuote),
  endpoint(duplicateSpec, duplicateQuote),
  endpoint(markSentSpec, markSent),
  endpoint(outcomeSpec, recordOutcome),
  endpoint(archiveSpec, archiveQuotes),
  endpoint(tagSpec, tagQuotes),
  endpoint(historySpec, quoteHistory),
  endpoint(quoteStatistics, statistics),
  endpoint(similarSpec, similarPositions),
];

import {
  createQuote as createSpec,
  getQuote as getSpec,
  listQuotes as listSpec,
  quoteRatesNow,
  saveQuote as saveSpec,
} from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { createQuote } from './create-quote.ts';
import { currentRates } from './current-rates.ts';
import { getQuote } from './get-quote.ts';
import { listQuotes } from './list-quotes.ts';
import { saveQuote } from './save-quote.ts';

export const quotesRoutes = [
  endpoint(listSpec, listQuotes),
  endpoint(quoteRatesNow, currentRates),
  endpoint(createSpec, createQuote),
  endpoint(getSpec, getQuote),
  endpoint(saveSpec, saveQuote),
];

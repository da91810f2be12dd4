import { keepPrice, priceQuote, type QuoteDocument } from '@truciolo/quote';
import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { summarise } from '../list/summary.ts';
import type { priceThread } from './price-thread.ts';

serveThread({} as typeof priceThread, async ({ kind, document: text, number }) => {
  const document = JSON.parse(text) as QuoteDocument;
  return JSON.stringify(kind === 'summary' ? summarise(document, number) : keepPrice(priceQuote(document)));
});

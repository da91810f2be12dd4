import { plainQuotes } from '@truciolo/contract';
import { plainOf, type QuoteDocument, takeConfirmed } from '@truciolo/quote';
import { endpoint } from '../../platform/http/endpoint.ts';
import { openDraft } from '../quotes/index.ts';
import { loadPlain } from './load-plain.ts';
import { startOf } from './start-of.ts';
import { storeNext } from './store-next.ts';

export const refreshPlain = endpoint(plainQuotes.refresh, async (context, { params }) => {
  await context.tenant(async (db) => {
    const { quote, stored } = await openDraft(db, params.guid);
    const before = JSON.parse(stored) as QuoteDocument;
    await storeNext(db, context, quote, before, takeConfirmed(before, await startOf(db, plainOf(before))));
  });
  return loadPlain(context, params.guid);
});

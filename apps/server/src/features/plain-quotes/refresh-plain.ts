import { plainQuotes } from '@truciolo/contract';
import { plainOf, takeConfirmed } from '@truciolo/quote';
import { endpoint } from '../../platform/http/endpoint.ts';
import { guardPrices, openDraft, storeDraft } from '../quotes/index.ts';
import { changesOf } from './changes-of.ts';
import { loadPlain } from './load-plain.ts';
import { startOf } from './start-of.ts';

export const refreshPlain = endpoint(plainQuotes.refresh, async (context, { params }) => {
  guardPrices(context.actor);
  return context.tenant(async (db) => {
    const { quote, document: before } = await openDraft(db, params.guid);
    const document = takeConfirmed(before, await startOf(db, plainOf(before)));
    const changes = changesOf(before, document);
    if (changes.length > 0) await storeDraft(db, context, { quote, before, document, changes });
    return loadPlain(db, context, params.guid);
  });
});

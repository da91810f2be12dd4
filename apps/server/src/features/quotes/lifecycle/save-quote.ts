import type { Change } from '@truciolo/changes';
import { quotes, type RouteResult } from '@truciolo/contract';
import { type QuoteDocument, quoteDocument } from '@truciolo/quote';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { validate } from '../../../platform/http/validate.ts';
import { guardCosts } from '../policy.ts';
import { mergeChanges } from './merge-changes.ts';
import { openDraft, storeDraft } from './store-draft.ts';

/** Brings changes into the draft as it is now. */
export const saveQuote = endpoint(quotes.save, async (context, { params, body }) => {
  guardCosts(context.actor);
  return context.tenant(async (db) => {
    const { quote, document: before } = await openDraft(db, params.guid);
    const changes = body.changes as Change[];
    const merged = mergeChanges(before, changes, quote.version);
    const document = validate(quoteDocument, merged, 'body') as QuoteDocument;
    const { version, now, totals } = await storeDraft(db, context, { quote, before, document, changes });
    const isWhatCallerHas = body.version === quote.version;
    return {
      version,
      updatedAt: now.toISOString(),
      totals,
      document: isWhatCallerHas ? null : (document as RouteResult<typeof quotes.save>['document']),
    };
  });
});

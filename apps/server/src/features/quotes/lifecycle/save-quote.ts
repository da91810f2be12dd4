import type { Change } from '@truciolo/changes';
import { JsonText, quotes } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import { takeChanges } from '../off-thread/take-draft.ts';
import { openDraft, storeDraft } from './store-draft.ts';

/** Merges changes into the current draft. */
export const saveQuote = endpoint(quotes.save, async (context, { params, body }) => {
  return context.tenant(async (db) => {
    const { quote, stored } = await openDraft(db, params.guid);
    const changes = body.changes as Change[];
    const { version: before } = quote;
    const taken = await whileLocked(() => takeChanges(context, quote, stored, { changes, version: before }));
    const { version, now, totals } = await storeDraft(db, context, { quote, taken, changes });
    const isWhatCallerHas = body.version === before;
    return {
      version,
      updatedAt: now.toISOString(),
      totals,
      document: isWhatCallerHas ? null : new JsonText(taken.text),
    };
  });
});

import type { Change } from '@truciolo/changes';
import { JsonText, quotes } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import { isLargeDraft, type TakenDraft, takeChanges } from '../off-thread/take-draft.ts';
import { type OpenDraft, openDraft, storeDraft } from './store-draft.ts';

/**
 * Merges changes into the current draft. A large one is merged between two transactions, and once more under the lock
 * if somebody else was quicker.
 */
export const saveQuote = endpoint(quotes.save, async (context, { params, body }) => {
  const changes = body.changes as Change[];
  const merge = ({ quote, stored }: OpenDraft) =>
    takeChanges(context, quote, stored, { changes, version: quote.version });
  const store = async (db: Db, { quote }: OpenDraft, taken: TakenDraft) => {
    const { version, now, totals } = await storeDraft(db, context, { quote, taken, changes });
    const isWhatCallerHas = body.version === quote.version;
    return {
      version,
      updatedAt: now.toISOString(),
      totals,
      document: isWhatCallerHas ? null : new JsonText(taken.text),
    };
  };
  const first = await context.tenant(async (db) => {
    const draft = await openDraft(db, params.guid);
    if (isLargeDraft(draft.stored)) return { draft };
    return { saved: await store(db, draft, await whileLocked(() => merge(draft))) };
  });
  if (first.saved) return first.saved;
  const taken = await merge(first.draft);
  return context.tenant(async (db) => {
    const draft = await openDraft(db, params.guid);
    const isUnchanged = draft.quote.version === first.draft.quote.version;
    return store(db, draft, isUnchanged ? taken : await whileLocked(() => merge(draft)));
  });
});

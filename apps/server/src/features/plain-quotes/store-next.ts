import type { QuoteDocument } from '@truciolo/quote';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { whileLocked } from '../../platform/workers/while-locked.ts';
import { type LockedQuote, storeDraft, takeDocument } from '../quotes/index.ts';
import { changesOf } from './changes-of.ts';

/** Stores the changed draft; no effect where nothing changed. */
export async function storeNext(
  db: Db,
  context: Context,
  quote: LockedQuote,
  before: QuoteDocument,
  next: QuoteDocument,
): Promise<void> {
  const changes = changesOf(before, next);
  if (changes.length === 0) return;
  const taken = await whileLocked(() => takeDocument(context, quote, before, next));
  await storeDraft(db, context, { quote, taken, changes });
}

import type { Change } from '@truciolo/changes';
import type { Quote } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { refuseUnknown } from '../../../platform/registry/refuse-unknown.ts';
import { addWords, replaceLines } from '../list/lines-repository.ts';
import type { TakenDraft } from '../off-thread/take-draft.ts';
import { type LockedQuote, lockQuote, updateQuote } from '../repository.ts';
import { findRevisionText, updateDraft } from '../revisions-repository.ts';
import { noteSave } from './note-save.ts';

export interface OpenDraft {
  readonly quote: LockedQuote;
  /** The document as JSON. */
  readonly stored: string;
}

/** Locks a draft until the transaction ends. */
export async function openDraft(db: Db, guid: string): Promise<OpenDraft> {
  const quote = await lockQuote(db, guid);
  if (!quote) throw new AppError('NOT_FOUND');
  if (quote.state !== 'draft') throw new AppError('QUOTE_FROZEN');
  const draft = await findRevisionText(db, quote.guid, quote.revision);
  if (!draft) throw new Error(`quote ${quote.guid} has no revision ${quote.revision}`);
  return { quote, stored: draft.document };
}

interface Saving {
  readonly quote: LockedQuote;
  readonly taken: TakenDraft;
  /** Changes for the history. */
  readonly changes: readonly Change[];
}

/** Stores a validated draft with its price, its search rows and its history entry. */
export async function storeDraft(
  db: Db,
  context: Pick<Context, 'actor' | 'clock'>,
  { quote, taken, changes }: Saving,
): Promise<{ readonly version: number; readonly now: Date; readonly totals: Quote['totals'] }> {
  await refuseUnknown(db, taken.references);
  const now = context.clock();
  const { columns, totals, lines } = taken.summary;
  await addWords(db, quote.companyGuid, columns.searchKey);
  await updateDraft(db, quote.guid, quote.revision, { text: taken.text, totals });
  await replaceLines(db, { companyGuid: quote.companyGuid, quoteGuid: quote.guid }, lines);
  const version = await updateQuote(db, quote.guid, columns, now);
  await noteSave(db, context, quote, changes, now);
  return { version, now, totals };
}

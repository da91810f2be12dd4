import { applyChanges, type Change, type Conflict, type JsonObject, pathKey } from '@truciolo/changes';
import { type FieldConflict, quotes, type RouteResult } from '@truciolo/contract';
import { type QuoteDocument, quoteDocument } from '@truciolo/quote';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { validate } from '../../../platform/http/validate.ts';
import { refuseUnknown } from '../../../platform/registry/refuse-unknown.ts';
import { addWords, replaceLines } from '../list/lines-repository.ts';
import { summarise } from '../list/summary.ts';
import { guardCosts } from '../policy.ts';
import { referencesOfQuote } from '../references.ts';
import { lockQuote, updateQuote } from '../repository.ts';
import { findRevision, updateDraft } from '../revisions-repository.ts';
import { noteSave } from './note-save.ts';

const asConflict = (conflicts: readonly Conflict[]): Record<string, FieldConflict> =>
  Object.fromEntries(
    conflicts.map(({ path, base, yours, theirs }) => [
      pathKey(path),
      { base: base ?? null, yours: yours ?? null, theirs: theirs ?? null },
    ]),
  );

/** Brings changes into the draft as it is now; only a field that somebody else changed meanwhile stops them. */
export const saveQuote = endpoint(quotes.save, async (context, { params, body }) => {
  const { actor, clock } = context;
  guardCosts(actor);
  return context.tenant(async (db) => {
    const quote = await lockQuote(db, params.guid);
    if (!quote) throw new AppError('NOT_FOUND');
    if (quote.state !== 'draft') throw new AppError('QUOTE_FROZEN');
    const draft = await findRevision(db, quote.guid, quote.revision);
    if (!draft) throw new Error(`quote ${quote.guid} has no revision ${quote.revision}`);
    const changes = body.changes as Change[];
    const applied = applyChanges(draft.document as unknown as JsonObject, changes);
    if (applied.conflicts.length > 0) {
      const conflict = { version: quote.version, fields: asConflict(applied.conflicts) };
      throw new AppError('CONFLICT', { conflict });
    }
    const document = validate(quoteDocument, applied.document, 'body') as QuoteDocument;
    await refuseUnknown(db, referencesOfQuote(document), referencesOfQuote(draft.document));
    const now = clock();
    const { columns, totals, lines } = summarise(document, quote.number);
    await addWords(db, quote.companyGuid, columns.searchKey);
    await updateDraft(db, quote.guid, quote.revision, { document, totals });
    await replaceLines(db, { companyGuid: quote.companyGuid, quoteGuid: quote.guid }, lines);
    const version = await updateQuote(db, quote.guid, columns, now);
    await noteSave(db, context, quote, changes, now);
    const isWhatCallerHas = body.version === quote.version;
    return {
      version,
      updatedAt: now.toISOString(),
      totals,
      document: isWhatCallerHas ? null : (document as RouteResult<typeof quotes.save>['document']),
    };
  });
});

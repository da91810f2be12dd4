import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { findFrozenPrice, findOfferedDays } from '../frozen/frozen-repository.ts';
import { presentQuote } from '../presenter.ts';
import { findQuote } from '../repository.ts';
import { findRevisionText, listRevisions } from '../revisions-repository.ts';

/** A quote with its newest revision, or NOT_FOUND. */
export async function loadQuote(db: Db, guid: string) {
  const quote = await findQuote(db, guid);
  if (!quote) throw new AppError('NOT_FOUND');
  const newest = await findRevisionText(db, guid, quote.revision);
  if (!newest) throw new Error(`quote ${guid} has no revision ${quote.revision}`);
  const sent =
    newest.state === 'draft'
      ? { price: null, offeredDays: null }
      : {
          price: await findFrozenPrice(db, guid, newest.revision),
          offeredDays: await findOfferedDays(db, guid, newest.revision),
        };
  return presentQuote(quote, newest, await listRevisions(db, guid), sent);
}

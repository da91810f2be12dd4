import { quotes } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findQuote } from '../repository.ts';
import { findRevision } from '../revisions-repository.ts';
import { filesForCopy } from './copy-files.ts';
import { addQuote } from './create-quote.ts';
import { loadQuote } from './load-quote.ts';

/** Copies the content under a new number and day; returns the guid of the copy. */
export async function copyQuote(db: Db, context: Context, guid: string): Promise<string> {
  const quote = await findQuote(db, guid);
  const newest = quote && (await findRevision(db, quote.guid, quote.revision));
  if (!newest) throw new AppError('NOT_FOUND');
  const now = context.clock();
  const { document, addTo } = await filesForCopy(db, quote.guid, newest.document, now);
  const dated = { ...document, date: dayInRome(now) };
  const copy = await addQuote(db, context, dated, { changes: { copyOf: { from: null, to: quote.number } } });
  await addTo(copy);
  return copy;
}

export const duplicateQuote = endpoint(quotes.duplicate, async (context, { params }) => {
  return context.tenant(async (db) => loadQuote(db, await copyQuote(db, context, params.guid)));
});

import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { dayInRome } from '../../../platform/rome-time.ts';
import { guardCosts } from '../policy.ts';
import { findQuote } from '../repository.ts';
import { findRevision } from '../revisions-repository.ts';
import { addQuote } from './create-quote.ts';
import { loadQuote } from './load-quote.ts';

/** The content as it is, with a number and a day of its own. */
export const duplicateQuote = endpoint(quotes.duplicate, async (context, { params }) => {
  const { actor, clock } = context;
  guardCosts(actor);
  return context.tenant(async (db) => {
    const quote = await findQuote(db, params.guid);
    const newest = quote && (await findRevision(db, quote.guid, quote.revision));
    if (!newest) throw new AppError('NOT_FOUND');
    const document = { ...newest.document, date: dayInRome(clock()) };
    const changes = { copyOf: { from: null, to: quote.number } };
    return loadQuote(db, await addQuote(db, context, document, { changes }));
  });
});

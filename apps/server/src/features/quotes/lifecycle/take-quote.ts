import { quotes } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { tell } from '../../notices/index.ts';
import { guardCosts } from '../policy.ts';
import { findQuote, lockQuote, updateQuote } from '../repository.ts';
import { loadQuote } from './load-quote.ts';

/** Whoever looks after a quote is told what happens to it; it may change hands in any state. */
export const takeQuote = endpoint(quotes.take, async (context, { params }) => {
  const { tenant, actor, clock, audit } = context;
  guardCosts(actor);
  return tenant(async (db, afterCommit) => {
    const quote = await lockQuote(db, params.guid);
    const before = quote && (await findQuote(db, quote.guid));
    if (!quote || !before) throw new AppError('NOT_FOUND');
    if (quote.ownerGuid === actor.userGuid) return loadQuote(db, quote.guid);
    const who = `${actor.firstName} ${actor.lastName}`;
    await updateQuote(db, quote.guid, { ownerGuid: actor.userGuid }, clock());
    const changes = { owner: { from: before.ownerName, to: who } };
    await audit(db, { action: 'take', entity: 'quote', entityGuid: quote.guid, changes });
    await tell(db, afterCommit, context, {
      kind: 'quote-taken',
      companyGuid: quote.companyGuid,
      quote,
      to: quote.ownerGuid,
      actorGuid: actor.userGuid,
      who,
    });
    return loadQuote(db, quote.guid);
  });
});

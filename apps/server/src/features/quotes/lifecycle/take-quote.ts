import { quotes, type RouteResult } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { tell } from '../../notices/index.ts';
import { findAssignee, listAssignees } from '../figures/owners-repository.ts';
import { findQuote, lockQuote, updateQuote } from '../repository.ts';
import { loadQuote } from './load-quote.ts';

/** The owner of a quote gets its notices; it may change hands in any state. */
const handOver = (
  context: Context,
  guid: string,
  ownerGuid: string,
): Promise<RouteResult<typeof quotes.take>> => {
  const { tenant, actor, clock, audit } = context;
  const isTaken = ownerGuid === actor.userGuid;
  return tenant(async (db, afterCommit) => {
    const quote = await lockQuote(db, guid);
    const before = quote && (await findQuote(db, guid));
    if (!quote || !before) throw new AppError('NOT_FOUND');
    if (quote.ownerGuid === ownerGuid) return loadQuote(db, guid);
    const who = `${actor.firstName} ${actor.lastName}`;
    const next = isTaken ? who : (await findAssignee(db, ownerGuid))?.name;
    if (next === undefined) throw new AppError('REFERENCE_GONE');
    await updateQuote(db, guid, { ownerGuid }, clock());
    const changes = { owner: { from: before.ownerName, to: next } };
    await audit(db, { action: isTaken ? 'take' : 'assign', entity: 'quote', entityGuid: guid, changes });
    const news = { companyGuid: quote.companyGuid, quote, actorGuid: actor.userGuid };
    await tell(db, afterCommit, context, { ...news, kind: 'quote-taken', to: quote.ownerGuid, who: next });
    await tell(db, afterCommit, context, { ...news, kind: 'quote-assigned', to: ownerGuid, who });
    return loadQuote(db, guid);
  });
};

export const takeQuote = endpoint(quotes.take, (context, { params }) =>
  handOver(context, params.guid, context.actor.userGuid),
);

export const assignQuote = endpoint(quotes.assign, (context, { params, body }) =>
  handOver(context, params.guid, body.ownerGuid),
);

export const getAssignees = endpoint(quotes.assignees, ({ tenant }) => tenant(listAssignees));

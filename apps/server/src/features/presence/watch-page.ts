import type { quotePresence, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { findVersion } from '../quotes/index.ts';
import { PRESENCE_TOPIC, type Presence } from './presence.ts';

/** The quote is looked up first: a stranger's is not found, and its presence is not recorded. */
export const watchQuote =
  (presence: Presence) =>
  async (
    { tenant, actor, clock, live }: Context,
    { params, query }: RouteRequest<typeof quotePresence.watch>,
  ): Promise<RouteResult<typeof quotePresence.watch>> => {
    const known = await tenant((db) => findVersion(db, params.guid));
    if (!known) throw new AppError('NOT_FOUND');
    const { version, actorGuid, actorName } = known;
    const self = {
      guid: actor.userGuid,
      name: `${actor.firstName} ${actor.lastName}`,
      position: query.position ?? null,
      field: query.field ?? null,
    };
    const now = clock();
    await live.announce(PRESENCE_TOPIC, JSON.stringify([params.guid, self, now.getTime()]));
    return {
      version,
      changedBy: actorGuid === null ? null : { guid: actorGuid, name: actorName ?? '' },
      others: [...presence.see(params.guid, self, now)],
    };
  };

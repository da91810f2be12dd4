import type { PageWatcher } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { PRESENCE_TOPIC, type Presence } from './presence.ts';

interface Asked {
  readonly params: { readonly guid: string };
  readonly query: { readonly position?: string | undefined; readonly field?: string | undefined };
}

interface Known {
  readonly version: number;
  readonly actorGuid: string | null;
  readonly actorName: string | null;
}

interface Watched {
  readonly version: number;
  readonly changedBy: { readonly guid: string; readonly name: string } | null;
  readonly others: PageWatcher[];
}

/** The record is looked up first: a stranger's is not found, and its presence is not recorded. */
export const watchPage =
  (presence: Presence, find: (db: Db, guid: string) => Promise<Known | undefined>) =>
  async ({ tenant, actor, clock, live }: Context, { params, query }: Asked): Promise<Watched> => {
    const known = await tenant((db) => find(db, params.guid));
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

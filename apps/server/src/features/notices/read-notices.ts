import { notices } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { markRead } from './repository.ts';

/** Other pages of the same user are updated too. */
export const readNotices = endpoint(notices.read, ({ tenant, actor, clock, live }, { body }) =>
  tenant(async (db, afterCommit) => {
    await markRead(db, actor.userGuid, body.guids ?? null, clock());
    afterCommit(() => live.announce(actor.userGuid));
    return { success: true as const };
  }),
);

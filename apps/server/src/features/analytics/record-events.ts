import { analytics } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { findSessionOwner, insertEvents, isEnabled, type Owner, rememberSession } from './repository.ts';

/** Ties a batch to a person by the token, or by a browser session that came with one before; else drops it. */
export const recordEvents = endpoint(
  analytics.record,
  async ({ actor, handles, clock, supplierGuid }, { body }) => {
    const { sessionId, events } = body;
    const known = await handles.directory(async (db) => ({
      enabled: await isEnabled(db, actor?.supplierGuid ?? supplierGuid),
      owner: await findSessionOwner(db, sessionId),
    }));
    const owner: Owner | undefined =
      known.owner ?? (actor ? { companyGuid: actor.companyGuid, userGuid: actor.userGuid } : undefined);
    const isStranger = actor !== null && owner !== undefined && owner.userGuid !== actor.userGuid;
    if (!known.enabled || !owner || isStranger) return { accepted: 0 };
    const now = clock();
    await handles.tenant(owner.companyGuid, async (db) => {
      if (!known.owner) await rememberSession(db, sessionId, owner, now);
      if (events.length > 0) await insertEvents(db, sessionId, owner, events, now);
    });
    return { accepted: events.length };
  },
);

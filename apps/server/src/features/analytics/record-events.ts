import type { analytics, RouteRequest, RouteResult } from '@truciolo/contract';
import type { PublicContext } from '../../platform/context.ts';
import { findSessionOwner, insertEvents, isEnabled, type Owner, rememberSession } from './repository.ts';

/** Ties a batch to a person by the token, or by a browser session that came with one before; else drops it. */
export async function recordEvents(
  { actor, handles, clock, supplierGuid }: PublicContext,
  { body }: RouteRequest<typeof analytics.record>,
): Promise<RouteResult<typeof analytics.record>> {
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
}

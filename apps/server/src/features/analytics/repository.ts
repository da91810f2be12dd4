import type { AnalyticsEvent } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';

/** Collection is on until the supplier switches it off. */
export async function isEnabled(db: Db, supplierGuid: string): Promise<boolean> {
  const row = await db
    .selectFrom('analyticsSettings')
    .select('isEnabled')
    .where('companyGuid', '=', supplierGuid)
    .executeTakeFirst();
  return row?.isEnabled ?? true;
}

export interface Owner {
  readonly companyGuid: string;
  readonly userGuid: string;
}

export function findSessionOwner(db: Db, sessionId: string): Promise<Owner | undefined> {
  return db
    .selectFrom('analyticsSessions')
    .select(['companyGuid', 'userGuid'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
}

/** The first token that names a browser session owns it; a stranger cannot take it over. */
export async function rememberSession(db: Db, sessionId: string, owner: Owner, now: Date): Promise<void> {
  await db
    .insertInto('analyticsSessions')
    .values({ sessionId, ...owner, createdAt: now })
    .onConflict((conflict) => conflict.column('sessionId').doNothing())
    .execute();
}

export async function insertEvents(
  db: Db,
  sessionId: string,
  owner: Owner,
  events: readonly AnalyticsEvent[],
  now: Date,
): Promise<void> {
  const rows = events.map((event) => ({
    ...owner,
    sessionId,
    eventType: event.eventType,
    pagePath: event.pagePath,
    pageTitle: event.pageTitle ?? null,
    elementType: event.elementType ?? null,
    elementRole: event.elementRole ?? null,
    elementId: event.elementId ?? null,
    elementAnalyticsId: event.elementAnalyticsId ?? null,
    elementText: event.elementText ?? null,
    elementHref: event.elementHref ?? null,
    metadata: event.metadata ? JSON.stringify(event.metadata) : null,
    occurredAt: new Date(event.timestamp),
    receivedAt: now,
  }));
  await db.insertInto('analyticsEvents').values(rows).execute();
}

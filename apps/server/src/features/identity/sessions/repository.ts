import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/handles.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { newGuid } from '../../../platform/guid.ts';
import { deviceName } from './device-name.ts';
import type { LiveSince } from './session-life.ts';

interface NewSession {
  readonly companyGuid: string;
  readonly userGuid: string;
  readonly userAgent: string;
  readonly ip: string;
  readonly now: Date;
  /** How many sessions the user may have open, this one included. */
  readonly limit: number;
  readonly since: LiveSince;
}

/** Sessions that are still valid, by the installation's idle timeout and by the shorter one a company may choose. */
export const isLive =
  ({ now, opened, used }: LiveSince) =>
  (is: ExpressionBuilder<Schema, 'sessions'>) =>
    is.and([
      is('sessions.closedAt', 'is', null),
      is('sessions.createdAt', '>', opened),
      is.or([
        is('sessions.sharedTablet', '=', true),
        is.and([
          is('sessions.lastUsedAt', '>=', used),
          is.not(
            is.exists(
              is
                .selectFrom('companies')
                .select('companies.guid')
                .whereRef('companies.guid', '=', 'sessions.companyGuid')
                .where(
                  sql<boolean>`sessions.last_used_at < ${now}::timestamptz - make_interval(mins => companies.session_idle_minutes)`,
                ),
            ),
          ),
        ]),
      ]),
    ]);

const liveSessions = (db: Db, since: LiveSince) => db.selectFrom('sessions').where(isLive(since));

/** Opens a session and closes the oldest ones that are too many. */
export async function insertSession(db: Db, session: NewSession) {
  const { companyGuid, userGuid, now } = session;
  // Two logins at once must not both count the other as absent.
  await db.selectFrom('users').select('guid').where('guid', '=', userGuid).forUpdate().execute();
  const open = await liveSessions(db, session.since)
    .select(['guid', 'device', 'createdAt'])
    .where('userGuid', '=', userGuid)
    .orderBy('createdAt', 'desc')
    .orderBy('guid', 'desc')
    .execute();
  const removed = open.slice(session.limit - 1).reverse();
  if (removed.length > 0) {
    await db
      .updateTable('sessions')
      .set({ closedAt: now, closeReason: 'limit' })
      .where(
        'guid',
        'in',
        removed.map(({ guid }) => guid),
      )
      .execute();
  }
  const sessionGuid = newGuid(now);
  await db
    .insertInto('sessions')
    .values({
      guid: sessionGuid,
      companyGuid,
      userGuid,
      device: deviceName(session.userAgent),
      ip: session.ip,
      createdAt: now,
      lastUsedAt: now,
    })
    .execute();
  await db.updateTable('users').set({ lastAccessAt: now }).where('guid', '=', userGuid).execute();
  return { sessionGuid, removed };
}

export async function touchSession(db: Db, userGuid: string, sessionGuid: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt: now }).where('guid', '=', sessionGuid).execute();
  await db.updateTable('users').set({ lastAccessAt: now }).where('guid', '=', userGuid).execute();
}

export function listOpenSessions(db: Db, userGuid: string, since: LiveSince) {
  return liveSessions(db, since)
    .select(['guid', 'device', 'ip', 'createdAt', 'lastUsedAt'])
    .where('userGuid', '=', userGuid)
    .orderBy('lastUsedAt', 'desc')
    .execute();
}

/** The open sessions of everybody the handle shows, with the person's name. */
export function listCompanySessions(db: Db, since: LiveSince) {
  return liveSessions(db, since)
    .innerJoin('users', 'users.guid', 'sessions.userGuid')
    .select(['sessions.guid', 'sessions.device', 'sessions.ip', 'sessions.createdAt', 'sessions.lastUsedAt'])
    .select(['sessions.userGuid', 'users.firstName', 'users.lastName'])
    .orderBy('sessions.lastUsedAt', 'desc')
    .execute();
}

interface Closing {
  readonly userGuid: string;
  readonly reason: 'logout' | 'closed' | 'password' | 'suspended' | 'removed';
  readonly now: Date;
  /** Only this one, or all but this one; neither = every session of the user. */
  readonly only?: string;
  readonly except?: string;
}

export async function closeSessions(
  db: Db,
  { userGuid, reason, now, only, except }: Closing,
): Promise<number> {
  let query = db
    .updateTable('sessions')
    .set({ closedAt: now, closeReason: reason })
    .where('userGuid', '=', userGuid)
    .where('closedAt', 'is', null);
  if (only) query = query.where('guid', '=', only);
  if (except) query = query.where('guid', '<>', except);
  const result = await query.executeTakeFirst();
  return Number(result.numUpdatedRows);
}

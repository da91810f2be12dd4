import { AppError } from '../../../platform/app-error.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { touchSession } from '../sessions/repository.ts';
import { findPersonBySession, toActor } from './directory.ts';
import { DAY_MS, readSessionGuid, SESSION_DAYS } from './tokens.ts';

/** Writing "last used" at every call would double the writes; a minute is exact enough. */
const TOUCH_AFTER_MS = 60_000;

/** The person behind a token as the database knows them at this moment. */
export function authenticateWith(services: Services) {
  return async (token: string): Promise<Actor> => {
    const { handles, clock, secrets } = services;
    const now = clock();
    const sessionGuid = await readSessionGuid(secrets, token, now);
    const openedAfter = new Date(now.getTime() - SESSION_DAYS * DAY_MS);
    const row = await handles.directory((db) => findPersonBySession(db, sessionGuid, openedAfter));
    if (row?.status !== 'active') throw new AppError('UNAUTHENTICATED');
    if (now.getTime() - row.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
      await handles.tenant(row.companyGuid, (db) => touchSession(db, row.userGuid, sessionGuid, now));
    }
    return toActor(row, sessionGuid, now);
  };
}

import { agree, countOf } from '@truciolo/italian';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor, Services } from '../../../platform/context.ts';
import { shareWaiting } from '../../../platform/database/share-waiting.ts';
import { touchSession } from '../sessions/repository.ts';
import { isIdle, liveSince, usedSince } from '../sessions/session-life.ts';
import { findPersonBySession, toActor } from './directory.ts';
import { readSessionGuid } from './tokens.ts';

/** Writing "last used" at every call would double the writes; a minute is exact enough. */
const TOUCH_AFTER_MS = 60_000;

const idle = (span: string) =>
  new AppError('SESSION_IDLE', {
    message: `Sei stato disconnesso perché per ${span} non hai usato il programma. Accedi di nuovo.`,
  });

/** Minutes of a company's choice in words: its choices of an hour and more are whole hours. */
const spanOf = (minutes: number): string => {
  const hours = minutes / 60;
  return minutes < 60
    ? countOf(minutes, 'minuto', 'minuti')
    : agree(hours, 'un’ora', countOf(hours, 'ora', 'ore'));
};

/** The person behind a token as the database knows them at this moment. */
export function authenticateWith(services: Services) {
  const share = shareWaiting<Awaited<ReturnType<typeof findPersonBySession>>>();
  return async (token: string, isSignOfLife: boolean): Promise<Actor> => {
    const { handles, clock, secrets, policy } = services;
    const now = clock();
    const sessionGuid = await readSessionGuid(secrets, token, now);
    const since = liveSince(now, policy);
    const row = await share(sessionGuid, (begin) =>
      handles.directory((db) => {
        begin();
        return findPersonBySession(db, sessionGuid, since.opened);
      }),
    );
    if (row?.status !== 'active') throw new AppError('UNAUTHENTICATED');
    const { sessionIdleDays: days } = policy;
    if (isIdle(row, since)) throw idle(agree(days, 'un giorno', countOf(days, 'giorno', 'giorni')));
    const minutes = row.sessionIdleMinutes;
    if (minutes !== null && isIdle(row, { used: usedSince(now, minutes) })) throw idle(spanOf(minutes));
    if (isSignOfLife && now.getTime() - row.lastUsedAt.getTime() > TOUCH_AFTER_MS) {
      await handles.tenant(row.companyGuid, (db) => touchSession(db, row.userGuid, sessionGuid, now));
    }
    return toActor(row, sessionGuid, now);
  };
}

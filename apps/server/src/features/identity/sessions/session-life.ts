import type { Policy } from '../../../platform/context.ts';

/** A session ends this long after the login, whatever happens in it; its token says so too. */
export const SESSION_DAYS = 30;
export const DAY_MS = 86_400_000;

/** Sessions opened or last used before these have expired; a company's idle rule counts from `now`. */
export interface LiveSince {
  readonly now: Date;
  readonly opened: Date;
  readonly used: Date;
}

export const liveSince = (now: Date, { sessionIdleDays }: Pick<Policy, 'sessionIdleDays'>): LiveSince => ({
  now,
  opened: new Date(now.getTime() - SESSION_DAYS * DAY_MS),
  used: new Date(now.getTime() - sessionIdleDays * DAY_MS),
});

/**
 * A tablet at the machines is idle whenever the shop is closed: it ends only after its thirty days, all other sessions
 * also by the idle timeout.
 */
export const isIdle = (
  session: { readonly lastUsedAt: Date; readonly sharedTablet: boolean },
  { used }: Pick<LiveSince, 'used'>,
): boolean => !session.sharedTablet && session.lastUsedAt < used;

/** The moment before which a session was last used too long ago for the rule of its company. */
export const usedSince = (now: Date, idleMinutes: number): Date =>
  new Date(now.getTime() - idleMinutes * 60_000);

import type { Policy } from '../../../platform/context.ts';

/** A session ends this long after the login, whatever happens in it; its token says so too. */
export const SESSION_DAYS = 30;
export const DAY_MS = 86_400_000;

/** A session is over that was opened or last used before these. */
export interface LiveSince {
  readonly opened: Date;
  readonly used: Date;
}

export const liveSince = (now: Date, { sessionIdleDays }: Pick<Policy, 'sessionIdleDays'>): LiveSince => ({
  opened: new Date(now.getTime() - SESSION_DAYS * DAY_MS),
  used: new Date(now.getTime() - sessionIdleDays * DAY_MS),
});

/**
 * A tablet at the machines stands still for as long as the shop does: it ends with its thirty days, everything else also
 * when nobody uses it.
 */
export const isIdle = (
  session: { readonly lastUsedAt: Date; readonly sharedTablet: boolean },
  { used }: LiveSince,
): boolean => !session.sharedTablet && session.lastUsedAt < used;

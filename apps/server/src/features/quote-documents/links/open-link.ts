import { AppError } from '../../../platform/app-error.ts';
import type { PublicContext } from '../../../platform/context.ts';
import type { AfterCommit, Db } from '../../../platform/database/handles.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { loadPrinted, type Printed } from '../load-printed.ts';
import { findLink, findLinkOwner, type LinkRow } from './repository.ts';

/** Rate limit of wrong tokens from one address. */
const GUESSES = 20;
/** Calls through one link: a page and its slider, not a robot. */
const CALLS = 600;
const WINDOW_MINUTES = 60;

export interface Opened {
  readonly link: LinkRow;
  readonly printed: Printed;
}

/**
 * Runs in the company of the link, if it is valid. An unknown token reveals nothing; a revoked or expired one gets its
 * reason.
 */
export async function openLink<T>(
  context: PublicContext,
  token: string,
  work: (db: Db, opened: Opened, afterCommit: AfterCommit) => Promise<T>,
): Promise<T> {
  const { handles, clock, limiter, caller } = context;
  const owner = await handles.directory((db) => findLinkOwner(db, hashToken(token)));
  if (!owner) {
    // Counted after the look-up: wrong links in an office lock nobody there out of a right one.
    await limiter.take({ [`offer:${caller.ip}`]: GUESSES }, WINDOW_MINUTES);
    throw new AppError('OFFER_UNKNOWN');
  }
  const use = `offer-link:${owner.guid}`;
  await limiter.take({ [use]: CALLS }, WINDOW_MINUTES);
  return handles.tenant(owner.companyGuid, async (db, afterCommit) => {
    const link = await findLink(db, owner.guid);
    if (!link) throw new AppError('OFFER_UNKNOWN');
    if (link.revokedAt) throw new AppError('OFFER_REVOKED');
    if (link.expiresAt <= clock()) throw new AppError('OFFER_LINK_EXPIRED');
    const printed = await loadPrinted(db, context, link.quoteGuid, link.revision);
    return work(db, { link, printed }, afterCommit);
  });
}

import { dayInRome } from '@truciolo/italian';
import type { Services } from '../../../platform/context.ts';
import { lockQuote, settleQuote } from '../../quotes/index.ts';
import { listEnded } from './repository.ts';

/** Sent quotes become expired after their last day in Rome. Returns their number; a second run finds none. */
export async function expireQuotes(
  services: Pick<Services, 'handles' | 'clock' | 'workers'>,
): Promise<number> {
  const { handles, clock } = services;
  const now = clock();
  const today = dayInRome(now);
  const ended = await handles.directory((db) => listEnded(db, today));
  let expired = 0;
  for (const { guid, companyGuid } of ended) {
    expired += await handles.tenant(companyGuid, async (db) => {
      const quote = await lockQuote(db, guid);
      // An answer may have come between the list and the lock.
      if (quote?.state !== 'sent' || quote.validUntil >= today) return 0;
      await settleQuote(db, services, quote, { state: 'expired' }, { actor: null, at: now });
      return 1;
    });
  }
  return expired;
}

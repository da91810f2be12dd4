import { addDays, dayInRome } from '@truciolo/italian';
import type { Services } from '../../platform/context.ts';
import { tell } from '../notices/index.ts';
import { findQuote, listDue } from '../quotes/index.ts';

/** A server that was off for a weekend makes up for it. */
const DAYS_BACK = 3;

/**
 * Notifies the owner of each quote whose follow-up day has come, once for that day. Returns the number of due quotes.
 */
export async function notifyDueFollowUps(services: Services): Promise<number> {
  const { handles, clock } = services;
  const today = dayInRome(clock());
  const due = await handles.directory((db) => listDue(db, addDays(today, -DAYS_BACK), today));
  for (const { guid, companyGuid } of due) {
    await handles.tenant(companyGuid, async (db, afterCommit) => {
      const quote = await findQuote(db, guid);
      if (!quote?.followUpDue || quote.followUpDue > today) return;
      await tell(db, afterCommit, services, {
        kind: 'quote-follow-up',
        companyGuid,
        quote,
        to: quote.ownerGuid,
        who: quote.customerName,
        onceKey: `follow-up:${guid}:${quote.followUpDue}`,
      });
    });
  }
  return due.length;
}

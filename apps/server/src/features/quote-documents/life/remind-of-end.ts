import { addDays, dayInRome } from '@truciolo/italian';
import type { Services } from '../../../platform/context.ts';
import { tell } from '../../notices/index.ts';
import { findQuote } from '../../quotes/index.ts';
import { endingMail } from '../mails.ts';
import { listEnding, noteReminder } from './repository.ts';

/** Days before the last one: time for a phone call. */
const DAYS_BEFORE = 3;

/** Tells the owner of each sent quote that ends within days; once for a revision and its last day. */
export async function remindOfEnd(services: Services): Promise<number> {
  const { handles, clock, policy } = services;
  const now = clock();
  const today = dayInRome(now);
  const ending = await handles.directory((db) => listEnding(db, today, addDays(today, DAYS_BEFORE)));
  let sent = 0;
  for (const { guid, companyGuid } of ending) {
    sent += await handles.tenant(companyGuid, async (db, afterCommit) => {
      const quote = await findQuote(db, guid);
      if (quote?.state !== 'sent') return 0;
      const { revision, validUntil } = quote;
      const isFirst = await noteReminder(db, {
        companyGuid,
        quoteGuid: guid,
        revision,
        validUntil,
        sentAt: now,
      });
      if (!isFirst) return 0;
      await tell(db, afterCommit, services, {
        kind: 'quote-ending',
        companyGuid,
        quote,
        to: quote.ownerGuid,
        text: validUntil,
        mail: (firstName) => endingMail({ ...quote, firstName, publicUrl: policy.publicUrl }),
      });
      return 1;
    });
  }
  return sent;
}

import type { Services } from '../../../platform/context.ts';
import { findQuote } from '../repository.ts';
import { findRevision } from '../revisions-repository.ts';
import { frozenOffer } from './frozen-offer.ts';
import { listUnfrozen } from './frozen-repository.ts';

/** At a time, so that no list grows with the age of an installation. */
const BATCH = 200;

/** Freezes revisions that were sent before offers were stored, each in its own transaction. Returns their number. */
export async function freezeEarlier(
  services: Pick<Services, 'handles' | 'clock' | 'workers'>,
): Promise<number> {
  const { handles } = services;
  let frozen = 0;
  for (;;) {
    const earlier = await handles.directory((db) => listUnfrozen(db, BATCH));
    for (const { companyGuid, quoteGuid, revision } of earlier) {
      await handles.tenant(companyGuid, async (db) => {
        const quote = await findQuote(db, quoteGuid);
        const row = await findRevision(db, quoteGuid, revision);
        if (quote && row) await frozenOffer(db, services, quote, row);
      });
    }
    frozen += earlier.length;
    if (earlier.length < BATCH) return frozen;
  }
}

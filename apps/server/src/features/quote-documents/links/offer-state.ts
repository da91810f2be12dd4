import type { OfferView } from '@truciolo/contract';
import { dayInRome } from '@truciolo/italian';
import type { Opened } from './open-link.ts';

/**
 * Actions that are still open to the buyer. The last day counts to its end, whether or not the nightly task has run.
 */
export function offerState({ link, printed }: Opened, now: Date): OfferView['state'] {
  const { quote, revision, validUntil } = printed;
  if (revision.state === 'accepted' || revision.state === 'refused') return revision.state;
  if (quote.revision !== link.revision) return 'replaced';
  if (revision.state === 'expired' || validUntil < dayInRome(now)) return 'expired';
  return 'open';
}

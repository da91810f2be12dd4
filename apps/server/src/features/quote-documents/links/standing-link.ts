import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { newLink } from './new-link.ts';
import { findLinkOwner } from './repository.ts';

/** States in which the buyer has an offer to look at. */
const OFFERED: readonly string[] = ['sent', 'accepted', 'refused'];

/**
 * Address of the newest sent offer of a quote, for the page of the request that it answers; null until it is sent. The
 * link is made when the buyer first asks, and is the same from then on.
 */
export async function standingLink(
  db: Db,
  services: Pick<Services, 'policy' | 'clock' | 'secrets'>,
  quoteGuid: string,
): Promise<string | null> {
  const quote = await db
    .selectFrom('quotes')
    .select(['companyGuid', 'ownerGuid', 'revision', 'state', 'validUntil'])
    .where('guid', '=', quoteGuid)
    .executeTakeFirst();
  if (!quote || !OFFERED.includes(quote.state)) return null;
  const { companyGuid, ownerGuid: createdBy, revision, validUntil } = quote;
  const token = services.secrets.sign(JSON.stringify(['shop-offer', quoteGuid, revision]));
  if (await findLinkOwner(db, hashToken(token))) return `${services.policy.publicUrl}/offerta/${token}`;
  const wish = { companyGuid, createdBy, quoteGuid, revision, validUntil, anyQuantity: false, token };
  return (await newLink(db, services, wish)).url;
}

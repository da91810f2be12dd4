import { type PricedPart, pricedPart } from '@truciolo/contract';
import { z } from 'zod';
import type { Services } from '../../../platform/context.ts';

const PURPOSE = 'shop-price';
/** A buyer may ask in the morning and send in the evening. */
const MINUTES = 24 * 60;

const content = z.tuple([z.string(), z.string(), pricedPart.shape.prices, pricedPart.shape.reason]);

interface Seen {
  readonly companyGuid: string;
  /** `fingerprint` of the part. */
  readonly part: string;
}

/** Signs the range that a buyer sees, so that it can be frozen with the request without being stored before. */
export const issuePrice = (
  { tickets }: Pick<Services, 'tickets'>,
  { companyGuid, part }: Seen,
  { prices, reason }: Pick<PricedPart, 'prices' | 'reason'>,
): string => tickets.issue(PURPOSE, JSON.stringify([companyGuid, part, prices, reason]), MINUTES);

/** The range of this part that the buyer saw; null for a ticket that has expired, was used, or is of another part. */
export async function takePrice(
  { tickets }: Pick<Services, 'tickets'>,
  ticket: string,
  { companyGuid, part }: Seen,
): Promise<Pick<PricedPart, 'prices' | 'reason'> | null> {
  const text = await tickets.use(PURPOSE, ticket);
  if (text === null) return null;
  const [company, fingerprint, prices, reason] = content.parse(JSON.parse(text));
  return company === companyGuid && fingerprint === part ? { prices, reason } : null;
}

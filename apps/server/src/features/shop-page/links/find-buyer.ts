import type { PublicContext } from '../../../platform/context.ts';
import { hashToken } from '../../../platform/secrets.ts';
import { findBuyerLink, findBuyerLinkOwner } from './repository.ts';

interface Buyer {
  readonly companyGuid: string;
  readonly email: string;
}

/** The buyer of a mailed link; null for an unknown or expired one. */
export async function findBuyer(
  { handles, clock }: Pick<PublicContext, 'handles' | 'clock'>,
  token: string,
): Promise<Buyer | null> {
  const owner = await handles.directory((db) => findBuyerLinkOwner(db, hashToken(token)));
  if (!owner) return null;
  const link = await handles.tenant(owner.companyGuid, (db) => findBuyerLink(db, owner.guid));
  if (!link || link.expiresAt <= clock()) return null;
  return { companyGuid: link.companyGuid, email: link.email };
}

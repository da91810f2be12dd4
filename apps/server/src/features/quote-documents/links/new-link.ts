import { LINK_DAYS_AFTER_END } from '@truciolo/contract';
import { addDays, endOfDayInRome } from '@truciolo/italian';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { insertLink } from './repository.ts';

const DAY_MS = 86_400_000;

interface Wish {
  readonly quoteGuid: string;
  readonly revision: number;
  /** Last day of the quote. */
  readonly validUntil: string;
  readonly anyQuantity: boolean;
  readonly days?: number | undefined;
  readonly companyGuid: string;
  readonly createdBy: string;
  /** Known beforehand where a page shows the same link again; random otherwise. */
  readonly token?: string;
}

/** A link that leads to one revision; its address is known to the caller alone. */
export async function newLink(db: Db, { policy, clock }: Pick<Services, 'policy' | 'clock'>, wish: Wish) {
  const now = clock();
  const token = wish.token ?? newToken();
  const guid = newGuid(now);
  const end = endOfDayInRome(addDays(wish.validUntil, LINK_DAYS_AFTER_END));
  const soonest = new Date(now.getTime() + LINK_DAYS_AFTER_END * DAY_MS);
  const chosen = wish.days === undefined ? null : new Date(now.getTime() + wish.days * DAY_MS);
  await insertLink(db, {
    guid,
    companyGuid: wish.companyGuid,
    quoteGuid: wish.quoteGuid,
    revision: wish.revision,
    tokenHash: hashToken(token),
    anyQuantity: wish.anyQuantity,
    createdBy: wish.createdBy,
    createdAt: now,
    expiresAt: chosen ?? (end > soonest ? end : soonest),
  });
  return { guid, url: `${policy.publicUrl}/offerta/${token}` };
}

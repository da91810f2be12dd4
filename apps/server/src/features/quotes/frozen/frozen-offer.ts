import { ZERO } from '@truciolo/money';
import type { StoredPrice } from '@truciolo/quote';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import type { QuoteRecord } from '../repository.ts';
import type { RevisionRecord } from '../revisions-repository.ts';
import {
  type FrozenRow,
  findFrozen,
  findFrozenPrice,
  insertFrozen,
  type StoredPdf,
} from './frozen-repository.ts';
import { contentOfToday, letterheadOf, type OfferContent } from './offer-content.ts';

/** A sent offer, which is never computed again. */
export interface FrozenOffer extends Omit<OfferContent, 'price'> {
  /** Null until it is printed, moments after the sending. */
  readonly pdf: StoredPdf | null;
}

/** Offers frozen before quotes had order costs lack the field. */
const WITHOUT_CHARGES = { charges: ZERO };

const readFrozen = ({ offer, letterhead, layout, pdfFile, pdfSha256 }: FrozenRow): FrozenOffer => ({
  offer: { ...offer, totals: { ...WITHOUT_CHARGES, ...offer.totals } },
  letterhead,
  layout,
  pdf: pdfFile !== null && pdfSha256 !== null ? { file: pdfFile, sha256: pdfSha256 } : null,
});

/**
 * The revision as it was sent; null for a draft. Revisions that were sent before offers were stored (by an older
 * version of the program, or imported) are frozen here, at the first reading.
 */
export async function frozenOffer(
  db: Db,
  { workers, clock }: Pick<Services, 'workers' | 'clock'>,
  quote: Pick<QuoteRecord, 'companyGuid' | 'ownerGuid'>,
  { quoteGuid, revision, state, document }: RevisionRecord,
): Promise<FrozenOffer | null> {
  if (state === 'draft') return null;
  const kept = await findFrozen(db, quoteGuid, revision);
  if (kept) return readFrozen(kept);
  const { companyGuid } = quote;
  // It left the shop on another day: today's plan knows nothing of it.
  const letterhead = await letterheadOf(db, quote);
  const content = await whileLocked(() =>
    contentOfToday({ workers }, document, {}, { companyGuid, letterhead }),
  );
  await insertFrozen(db, { companyGuid, quoteGuid, revision, content, late: true, pdf: null, at: clock() });
  const stored = await findFrozen(db, quoteGuid, revision);
  if (!stored) throw new Error(`quote ${quoteGuid} revision ${revision} did not freeze`);
  return readFrozen(stored);
}

/** Prices of a frozen revision, with all details behind them. */
export async function frozenPrice(db: Db, quoteGuid: string, revision: number): Promise<StoredPrice> {
  const text = await findFrozenPrice(db, quoteGuid, revision);
  if (text === null) throw new Error(`quote ${quoteGuid} revision ${revision} is not frozen`);
  return JSON.parse(text) as StoredPrice;
}

import { ZERO } from '@truciolo/money';
import type { KeptPrice } from '@truciolo/quote';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { QuoteRecord } from '../repository.ts';
import type { RevisionRecord } from '../revisions-repository.ts';
import {
  type FrozenRow,
  findFrozen,
  findFrozenPrice,
  insertFrozen,
  type KeptPdf,
} from './frozen-repository.ts';
import { contentOfToday, type OfferContent } from './offer-content.ts';

/** What a customer has got: nothing of it is ever worked out again. */
export interface FrozenOffer extends Omit<OfferContent, 'price'> {
  /** Null until it is printed, moments after the sending. */
  readonly pdf: KeptPdf | null;
}

/** What was frozen before a quote had costs of its own says nothing of them. */
const WITHOUT_CHARGES = { charges: ZERO };

const readFrozen = ({ offer, letterhead, layout, pdfFile, pdfSha256 }: FrozenRow): FrozenOffer => ({
  offer: { ...offer, totals: { ...WITHOUT_CHARGES, ...offer.totals } },
  letterhead,
  layout,
  pdf: pdfFile !== null && pdfSha256 !== null ? { file: pdfFile, sha256: pdfSha256 } : null,
});

/**
 * The revision as it went out; null for a draft, which has not. What went out before anything was kept (an older
 * version of the program, a sheet of past quotes) is frozen here, at the first reading.
 */
export async function frozenOffer(
  db: Db,
  { threads, clock }: Pick<Services, 'threads' | 'clock'>,
  quote: Pick<QuoteRecord, 'companyGuid' | 'ownerGuid'>,
  { quoteGuid, revision, state, document }: RevisionRecord,
): Promise<FrozenOffer | null> {
  if (state === 'draft') return null;
  const kept = await findFrozen(db, quoteGuid, revision);
  if (kept) return readFrozen(kept);
  const { companyGuid } = quote;
  const content = await contentOfToday(db, { threads }, document, quote);
  await insertFrozen(db, { companyGuid, quoteGuid, revision, content, late: true, pdf: null, at: clock() });
  const stored = await findFrozen(db, quoteGuid, revision);
  if (!stored) throw new Error(`quote ${quoteGuid} revision ${revision} did not freeze`);
  return readFrozen(stored);
}

/** The prices of a revision that is frozen, with all that lies behind them. */
export async function frozenPrice(db: Db, quoteGuid: string, revision: number): Promise<KeptPrice> {
  const text = await findFrozenPrice(db, quoteGuid, revision);
  if (text === null) throw new Error(`quote ${quoteGuid} revision ${revision} is not frozen`);
  return JSON.parse(text) as KeptPrice;
}

import { sameJson } from '@truciolo/changes';
import type { QuoteDocument } from '@truciolo/quote';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { whileLocked } from '../../../platform/workers/while-locked.ts';
import type { StoredPdf } from '../frozen/frozen-repository.ts';
import type { OfferContent } from '../frozen/offer-content.ts';
import { replaceLines } from '../list/lines-repository.ts';
import { summariseOffThread } from '../off-thread/price-off-thread.ts';
import { lockQuote, updateQuote } from '../repository.ts';
import { findRevision, insertRevision, updateDraft } from '../revisions-repository.ts';
import { storedJson } from '../stored-json.ts';
import { type Act, freezeAsSent } from './life.ts';

interface Mailed {
  readonly quoteGuid: string;
  readonly revision: number;
  /** The printed document. */
  readonly document: QuoteDocument;
  readonly sentBy: string;
  /** The whole content with the PDF; null for a mail that was queued before these were stored. */
  readonly printed: { readonly content: OfferContent; readonly pdf: StoredPdf } | null;
}

/**
 * The mail server has accepted a revision: it is frozen as printed. Edits between the printing and the delivery become
 * the next revision. A quote that was sent in another way meanwhile is not changed.
 */
export async function freezeMailed(
  db: Db,
  services: Pick<Services, 'workers' | 'clock'>,
  mailed: Mailed,
  act: Act,
): Promise<void> {
  const { quoteGuid, document, sentBy, printed } = mailed;
  const quote = await lockQuote(db, quoteGuid);
  if (quote?.state !== 'draft' || quote.revision !== mailed.revision) return;
  const written = (await findRevision(db, quoteGuid, quote.revision))?.document;
  const isAsPrinted = written && sameJson(written, document);
  const sending = { ...act, confirmed: true, printed };
  if (!written || isAsPrinted) return freezeAsSent(db, services, quote, sending);
  const { companyGuid } = quote;
  const summaryOf = (one: QuoteDocument) =>
    whileLocked(() => summariseOffThread(services, companyGuid, one, quote.number));
  const before = await summaryOf(document);
  await updateDraft(db, quoteGuid, quote.revision, { text: storedJson(document), totals: before.totals });
  await freezeAsSent(db, services, quote, sending);
  const revision = quote.revision + 1;
  const { columns, totals, lines } = await summaryOf(written);
  const head = { companyGuid, quoteGuid, revision, state: 'draft' as const };
  await insertRevision(db, { ...head, document: written, totals, createdAt: act.at, createdBy: sentBy });
  await replaceLines(db, { companyGuid, quoteGuid }, lines);
  await updateQuote(
    db,
    quoteGuid,
    { ...columns, revision, state: 'draft', sentAt: null, outcome: null },
    act.at,
  );
}

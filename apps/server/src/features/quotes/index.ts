export { listOwners } from './figures/owners-repository.ts';
export { quoteSums } from './figures/quote-sums.ts';
export { type Counted, countSums, sumPeriods } from './figures/sums-repository.ts';
export {
  countRefusalReasons,
  type Tally,
  type Told,
  tallyCustomers,
  tallySums,
} from './figures/tallies-repository.ts';
export { freezeEarlier } from './frozen/freeze-earlier.ts';
export { type FrozenOffer, frozenOffer, frozenPrice } from './frozen/frozen-offer.ts';
export { listUnprinted, notePdf, type StoredPdf } from './frozen/frozen-repository.ts';
export { contentOfToday, type Letterhead, letterheadOf, type OfferContent } from './frozen/offer-content.ts';
export {
  findByNumber,
  lockNumbers,
  readFirstRevisions,
  replaceImported,
} from './imported/imported-quotes.ts';
export { insertQuotes, type PastQuote, setLastSerial } from './imported/insert-quotes.ts';
export { createOnce } from './lifecycle/create-quote.ts';
export { copyQuote } from './lifecycle/duplicate-quote.ts';
export { findVersion } from './lifecycle/find-version.ts';
export { freezeMailed } from './lifecycle/freeze-mailed.ts';
export { freezeAsSent, quoteFacts, settleQuote } from './lifecycle/life.ts';
export { noteOutcome } from './lifecycle/record-outcome.ts';
export { nextRevision } from './lifecycle/revise-quote.ts';
export { checkSendable } from './lifecycle/sendable.ts';
export { openDraft, storeDraft } from './lifecycle/store-draft.ts';
export { takenOf } from './lifecycle/value-taken.ts';
export { chooseQuotes } from './list/choose-quotes.ts';
export { cutText } from './list/cut-text.ts';
export { findQuotes, guessQuotes } from './list/find-quotes.ts';
export type { ListedQuote } from './list/list-repository.ts';
export { layOutDays, readPlanFor } from './off-thread/plan-days-off-thread.ts';
export { offerAtOffThread, offerOffThread, priceOffThread } from './off-thread/price-off-thread.ts';
export type { PriceServices } from './off-thread/price-requests.ts';
export { takeDocument } from './off-thread/take-draft.ts';
export { mayConfirm, type Viewer } from './policy.ts';
export { ratesOfToday } from './rates/current-rates.ts';
export { newestQuotes, type PastUse, quotesOfWork, readDocuments } from './rates/past-uses.ts';
export { referencesOfPosition } from './references.ts';
export {
  addSearchText,
  findQuote,
  type LockedQuote,
  listDue,
  lockQuote,
  type QuoteRecord,
  setFollowUp,
} from './repository.ts';
export { findRevision, type RevisionRecord } from './revisions-repository.ts';
export { startQuoteTasks } from './start-tasks.ts';

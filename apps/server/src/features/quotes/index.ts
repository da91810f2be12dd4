export { ratesOfToday } from './current-rates.ts';
export { freezeMailed } from './freeze-mailed.ts';
export { insertQuotes, type PastQuote, setLastSerial } from './insert-quotes.ts';
export { type Act, freezeAsSent, type Outcome, settleQuote } from './life.ts';
export { loadQuote } from './load-quote.ts';
export { guardCosts } from './policy.ts';
export { addSearchText, findQuote, type LockedQuote, lockQuote, type QuoteRecord } from './repository.ts';
export { findRevision, type RevisionRecord } from './revisions-repository.ts';
export { checkSendable } from './sendable.ts';

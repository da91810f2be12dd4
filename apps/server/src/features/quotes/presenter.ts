import { JsonText, type quotes, type RouteResult } from '@truciolo/contract';
import type { QuoteRecord } from './repository.ts';
import type { RevisionHead, RevisionText } from './revisions-repository.ts';

export const presentRevision = ({ revision, state, total, sentAt, createdAt }: RevisionHead) => ({
  revision,
  state,
  total,
  sentAt: sentAt?.toISOString() ?? null,
  createdAt: createdAt.toISOString(),
});

/** The part of a quote that its sending fixed; null in a draft. */
interface SentPart extends Pick<RouteResult<typeof quotes.create>, 'offeredDays'> {
  /** JSON. */
  readonly price: string | null;
}

/** A quote for users with cost access. */
export const presentQuote = (
  quote: QuoteRecord,
  newest: RevisionText,
  revisions: readonly RevisionHead[],
  sent: SentPart,
): RouteResult<typeof quotes.create> => ({
  guid: quote.guid,
  number: quote.number,
  revision: quote.revision,
  state: quote.state,
  frozen: quote.state !== 'draft',
  imported: quote.imported,
  document: new JsonText(newest.document),
  totals: newest.totals,
  price: sent.price === null ? null : new JsonText(sent.price),
  offeredDays: sent.offeredDays,
  ownerGuid: quote.ownerGuid,
  ownerName: quote.ownerName,
  validUntil: quote.validUntil,
  sentAt: quote.sentAt?.toISOString() ?? null,
  outcome: quote.outcome,
  revisions: revisions.map(presentRevision),
  version: quote.version,
  createdAt: quote.createdAt.toISOString(),
  updatedAt: quote.updatedAt.toISOString(),
  archivedAt: quote.archivedAt?.toISOString() ?? null,
});

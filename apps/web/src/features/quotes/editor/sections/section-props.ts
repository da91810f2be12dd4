import type { PositionDraft, PricedPosition, QuoteDocument, RatesDraft } from '@truciolo/quote';

/** Props of every section of a position: it renders, and describes changes to the document. */
export interface SectionProps {
  readonly document: QuoteDocument;
  readonly position: PositionDraft;
  readonly priced: PricedPosition;
  /** The selected quantity. */
  readonly quantity: number | null;
  /** A frozen revision, or a user without write access. */
  readonly readOnly: boolean;
  /** Today's rates of the registries to choose from; null while they load. */
  readonly ratesNow: RatesDraft | null;
  readonly editPosition: (change: (position: PositionDraft) => PositionDraft) => void;
  /** For changes beyond the position: a chosen machine copies its rate into the document. */
  readonly editDocument: (change: (document: QuoteDocument) => QuoteDocument) => void;
}

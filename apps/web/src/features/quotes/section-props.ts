import type { PositionDraft, PricedPosition, QuoteDocument, RatesDraft } from '@truciolo/quote';

/** What every section of a position gets: it draws, and says how the document becomes another one. */
export interface SectionProps {
  readonly document: QuoteDocument;
  readonly position: PositionDraft;
  readonly priced: PricedPosition;
  /** The quantity that the page looks at. */
  readonly quantity: number | null;
  /** A frozen revision, or a user who may not write. */
  readonly readOnly: boolean;
  /** Today's rates of the registries, to choose from; null while they are on their way. */
  readonly ratesNow: RatesDraft | null;
  readonly editPosition: (change: (position: PositionDraft) => PositionDraft) => void;
  /** For what reaches beyond the position: a chosen machine brings its rate into the document. */
  readonly editDocument: (change: (document: QuoteDocument) => QuoteDocument) => void;
}

import type { QuoteDocument } from '@truciolo/quote';
import type { ReactNode } from 'react';
import type { QuoteSlotProps } from '../../../../entities/quotes/quote-slot-props.ts';
import type { QuoteHead } from '../state/editor-state.ts';

/** Subject of the comments: a saved quote and its positions. */
interface CommentsSlotProps {
  readonly quoteGuid: string;
  readonly positions: readonly { readonly id: string; readonly code: string }[];
  /** The open position, where the editor shows one at a time. */
  readonly positionId?: string | null;
}

/** The shown file, and how to choose another one. */
interface ShownChoice {
  readonly guid: string | null;
  readonly choose: (guid: string | null) => void;
}

/** Files of one position of a saved quote. */
interface FilesSlotProps {
  readonly quoteGuid: string;
  readonly positionId: string;
  readonly readOnly: boolean;
  /** The picture for the customer, for users who choose it. */
  readonly picture?: ShownChoice;
  /** The light model for the customer. */
  readonly mesh?: ShownChoice;
}

/** Machine load of one position. */
interface PlanSlotProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  /** Working days that the sent offer says; null in a draft. */
  readonly sent: QuoteHead['offeredDays'];
  /** Working days that a person typed; null = the offer says those of the plan. */
  readonly typed: number | null;
  /** Changes the offered days; null in a read-only quote. */
  readonly onPromise: ((days: number) => void) | null;
}

/** Days of one quantity in the table of prices. */
type DaysSlotProps = Omit<PlanSlotProps, 'onPromise' | 'typed'>;

/** Parts of other features in either editor. */
export interface QuoteSlots {
  readonly comments: (props: CommentsSlotProps) => ReactNode;
  /** "Anteprima PDF" */
  readonly preview: (props: QuoteSlotProps) => ReactNode;
  /** "Invia al cliente" */
  readonly send: (props: QuoteSlotProps) => ReactNode;
  /** Drawings and models of one position. */
  readonly files: (props: FilesSlotProps) => ReactNode;
}

/** Parts of other features in the editor with costs. */
export interface HeadSlots extends QuoteSlots {
  /** The request from which the quote was made. */
  readonly request: (quoteGuid: string) => ReactNode;
  /** Orders made from an accepted quote, with their confirmations. */
  readonly orders: (quoteGuid: string, document: QuoteDocument) => ReactNode;
  /** Machine load and possible delivery day, below the floors of the price. */
  readonly plan: (props: PlanSlotProps) => ReactNode;
  /** Working days that the offer says at a quantity. */
  readonly days: (props: DaysSlotProps) => ReactNode;
}

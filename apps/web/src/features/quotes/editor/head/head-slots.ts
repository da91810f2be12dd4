import type { Quote } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import type { ReactNode } from 'react';
import type { QuoteHead } from '../state/editor-state.ts';

/** What the buttons of another feature in the head bar get to know of the open quote. */
export interface HeadSlotProps {
  /** Null before the first save. */
  readonly head: QuoteHead | null;
  readonly document: QuoteDocument;
  /** What is asked about before it goes out. */
  readonly terms: {
    readonly customer: string;
    readonly deliveryTerms: string;
    readonly chargesCarriage: boolean;
  };
  /** The position that is open. */
  readonly positionId: string | null;
  /** Positions without a price, and prices that nobody confirmed: they stand in the way of sending. */
  readonly unpriced: number;
  /** Costs of the order without an amount. */
  readonly uncharged: number;
  readonly unconfirmed: number;
  /** A price below a floor waits for its reason. */
  readonly unreasoned: number;
  /** Rates that changed in their registries since the quote copied them; null where none did. */
  readonly outdated: { readonly text: string; readonly update: () => void } | null;
  readonly readOnly: boolean;
  /** Before anything leaves: saves what is unsaved; resolves to whether what is on the screen is on the server. */
  readonly flush: () => Promise<boolean>;
  /** The quote has another state now: the editor reads and shows it. */
  readonly reload: () => Promise<void>;
  /** Marks it as sent by hand. */
  readonly markSent: (confirmed: boolean) => Promise<Pick<Quote, 'version'>>;
}

/** Which of the files is shown, and how another one is chosen. */
export interface ShownChoice {
  readonly guid: string | null;
  readonly choose: (guid: string | null) => void;
}

/** Whose files: those of one position of a saved quote. */
export interface FilesSlotProps {
  readonly quoteGuid: string;
  readonly positionId: string;
  readonly readOnly: boolean;
  /** The picture that the customer is shown of it, for who chooses it. */
  readonly picture?: ShownChoice;
  /** The light model that the customer may turn. */
  readonly mesh?: ShownChoice;
}

/** What one position would take of the shop. */
export interface PlanSlotProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  /** Working days that the offer says now. */
  readonly offered: number;
  /** Makes the offer say other days; null where nothing may be changed. */
  readonly onPromise: ((days: number) => void) | null;
}

export interface HeadSlots {
  /** What is said about the quote. */
  readonly comments?: (props: HeadSlotProps) => ReactNode;
  /** "Anteprima PDF" */
  readonly preview?: (props: HeadSlotProps) => ReactNode;
  /** "Invia al cliente" */
  readonly send?: (props: HeadSlotProps) => ReactNode;
  /** Load of the machines and the day it could be delivered, below the floors of the price. */
  readonly plan?: (props: PlanSlotProps) => ReactNode;
  /** Drawings and models of the selected position, below its name. */
  readonly files?: (props: FilesSlotProps) => ReactNode;
}

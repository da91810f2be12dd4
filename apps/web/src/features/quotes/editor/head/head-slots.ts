import type { Quote } from '@truciolo/contract';
import type { QuoteDocument } from '@truciolo/quote';
import type { ReactNode } from 'react';
import type { QuoteHead } from '../state/editor-state.ts';

/** Data of the open quote for buttons of other features in the head bar. */
export interface HeadSlotProps {
  /** Null before the first save. */
  readonly head: QuoteHead | null;
  readonly document: QuoteDocument;
  /** Terms that are checked before sending. */
  readonly terms: {
    readonly customer: string;
    readonly deliveryTerms: string;
    readonly chargesCarriage: boolean;
  };
  /** The open position. */
  readonly positionId: string | null;
  /** Positions without a price, and unconfirmed prices: they block the sending. */
  readonly unpriced: number;
  /** Costs of the order without an amount. */
  readonly uncharged: number;
  readonly unconfirmed: number;
  /** Prices below a floor that lack a reason. */
  readonly unreasoned: number;
  /** Rates that changed in the registries since the quote copied them; null if none did. */
  readonly outdated: { readonly text: string; readonly update: () => void } | null;
  readonly readOnly: boolean;
  /** Saves pending changes before sending; resolves to whether the screen equals the server. */
  readonly flush: () => Promise<boolean>;
  /** The state of the quote changed: the editor reloads it. */
  readonly reload: () => Promise<void>;
  /** Marks it as sent by hand. */
  readonly markSent: (confirmed: boolean) => Promise<Pick<Quote, 'version'>>;
}

/** The shown file, and how to choose another one. */
export interface ShownChoice {
  readonly guid: string | null;
  readonly choose: (guid: string | null) => void;
}

/** Files of one position of a saved quote. */
export interface FilesSlotProps {
  readonly quoteGuid: string;
  readonly positionId: string;
  readonly readOnly: boolean;
  /** The picture for the customer, for users who choose it. */
  readonly picture?: ShownChoice;
  /** The light model for the customer. */
  readonly mesh?: ShownChoice;
}

/** Machine load of one position. */
export interface PlanSlotProps {
  readonly document: QuoteDocument;
  readonly positionId: string;
  readonly quantity: number;
  /** Offered working days. */
  readonly offered: number;
  /** Changes the offered days; null in a read-only quote. */
  readonly onPromise: ((days: number) => void) | null;
}

export interface HeadSlots {
  /** Comments on the quote. */
  readonly comments?: (props: HeadSlotProps) => ReactNode;
  /** "Anteprima PDF" */
  readonly preview?: (props: HeadSlotProps) => ReactNode;
  /** "Invia al cliente" */
  readonly send?: (props: HeadSlotProps) => ReactNode;
  /** Machine load and possible delivery day, below the floors of the price. */
  readonly plan?: (props: PlanSlotProps) => ReactNode;
  /** Drawings and models of the selected position, below its name. */
  readonly files?: (props: FilesSlotProps) => ReactNode;
}

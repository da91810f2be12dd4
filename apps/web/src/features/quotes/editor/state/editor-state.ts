import type { Change, Conflict } from '@truciolo/changes';
import type { Quote } from '@truciolo/contract';
import type { PricedQuote, QuoteDocument } from '@truciolo/quote';
import type { SaveState } from '../../../../lib/saving/save-state.ts';
import type { Step } from './undo-steps.ts';

/** The server's data of the quote without its document, which has its own place in the state. */
export type QuoteHead = Omit<Quote, 'document'>;

/** The accepted positions with their pieces; undefined where nothing was accepted, or nobody noted what was. */
export const takenOf = (head: Pick<QuoteHead, 'state' | 'outcome'> | null) =>
  head?.state === 'accepted' ? head.outcome?.taken : undefined;

/** Fields that two users changed, with the local document, from which chosen values are taken. */
export interface OpenConflict {
  readonly fields: readonly Conflict[];
  readonly mine: QuoteDocument;
}

export interface EditorState {
  readonly document: QuoteDocument;
  readonly priced: PricedQuote;
  /** The server's version; null before the first save. */
  readonly saved: QuoteDocument | null;
  readonly head: QuoteHead | null;
  readonly save: SaveState;
  readonly conflict: OpenConflict | null;
  /** Last changes from another user; a new list each time. */
  readonly incoming: readonly Change[];
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly positionId: string | null;
  /** The selected quantity; null = the position's own choice. */
  readonly quantity: number | null;
}

import type { Quote } from '@truciolo/contract';
import type { PricedQuote, QuoteDocument } from '@truciolo/quote';
import type { DraftState, StoredQuote } from './draft-state.ts';
import type { Step } from './undo-steps.ts';

/** The server's data of the quote without its document, which has its own place in the state. */
export type QuoteHead = Omit<Quote, 'document'>;

export const storedQuote = ({ document, ...head }: Quote): StoredQuote<QuoteDocument, QuoteHead> => ({
  document,
  head,
});

/** The accepted positions with their pieces; undefined where nothing was accepted, or nobody noted what was. */
export const takenOf = (head: Pick<QuoteHead, 'state' | 'outcome'> | null) =>
  head?.state === 'accepted' ? head.outcome?.taken : undefined;

/** State of the editor with costs: prices, undo and the selection come on top of the draft. */
export interface EditorState extends DraftState<QuoteDocument, QuoteHead> {
  readonly priced: PricedQuote;
  readonly undo: readonly Step[];
  readonly redo: readonly Step[];
  readonly positionId: string | null;
  /** The selected quantity; null = the position's own choice. */
  readonly quantity: number | null;
}

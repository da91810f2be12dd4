import type { ReactNode } from 'react';
import type { QuoteSlotProps } from '../../../entities/quotes/quote-slot-props.ts';
import type { FilesSlotProps } from '../editor/head/head-slots.ts';

/** Subject of the comments. */
export interface PlainCommentsProps {
  readonly quoteGuid: string;
  readonly positions: readonly { readonly id: string; readonly code: string }[];
}

export interface PlainSlots {
  readonly comments: (props: PlainCommentsProps) => ReactNode;
  /** Drawings and models of one position. */
  readonly files: (props: FilesSlotProps) => ReactNode;
  readonly preview: (props: QuoteSlotProps) => ReactNode;
  readonly send: (props: QuoteSlotProps) => ReactNode;
}

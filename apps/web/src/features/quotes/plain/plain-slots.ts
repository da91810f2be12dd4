import type { PlainView, Quote } from '@truciolo/contract';
import type { ReactNode } from 'react';
import type { FilesSlotProps, HeadSlotProps } from '../editor/head/head-slots.ts';

/** Data of a quote without costs for buttons of other features. */
export interface PlainSlotProps {
  readonly head: Pick<PlainView, 'guid' | 'number' | 'revision' | 'state' | 'version'> | null;
  readonly document: null;
  readonly terms: HeadSlotProps['terms'];
  readonly toConfirm: readonly string[];
  readonly unpriced: number;
  readonly uncharged: number;
  readonly unreasoned: number;
  readonly outdated: null;
  readonly readOnly: boolean;
  readonly flush: () => Promise<boolean>;
  readonly reload: () => Promise<void>;
  readonly markSent: () => Promise<Pick<Quote, 'version'>>;
}

/** Subject of the comments. */
export interface PlainCommentsProps {
  readonly quoteGuid: string;
  readonly positions: readonly { readonly id: string; readonly code: string }[];
}

export interface PlainSlots {
  readonly comments: (props: PlainCommentsProps) => ReactNode;
  /** Drawings and models of one position. */
  readonly files: (props: FilesSlotProps) => ReactNode;
  readonly preview: (props: PlainSlotProps) => ReactNode;
  readonly send: (props: PlainSlotProps) => ReactNode;
}

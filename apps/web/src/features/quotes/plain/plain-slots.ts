import type { PlainView, Quote } from '@truciolo/contract';
import type { ReactNode } from 'react';

/** What the buttons of another feature get to know of a quote without costs. */
export interface PlainSlotProps {
  readonly head: Pick<PlainView, 'guid' | 'number' | 'revision' | 'state' | 'version'> | null;
  readonly document: null;
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

export interface PlainSlots {
  readonly preview: (props: PlainSlotProps) => ReactNode;
  readonly send: (props: PlainSlotProps) => ReactNode;
}

import type { Quote } from '@truciolo/contract';

/** What the ways of sending share. */
export interface SendParts {
  readonly guid: string;
  readonly isDraft: boolean;
  /** Proposed prices were looked at. */
  readonly confirmed: boolean;
  readonly disabled: boolean;
  /** Reads again what has changed; the quote itself too, unless it is given. */
  readonly refresh: (quote?: Quote) => Promise<void>;
}

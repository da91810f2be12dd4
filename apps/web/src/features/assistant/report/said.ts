import { type Corrections, noCorrections } from './corrections.ts';
import type { Stated } from './stated.ts';

/** Everything the user said about one part. */
export interface Said {
  readonly corrections: Corrections;
  /** Label of the stock that was chosen instead of the first. */
  readonly stock: string | null;
  /** Absent in desks that were kept before demands could be stated. */
  readonly stated?: Stated;
}

export const nothingSaid: Said = { corrections: noCorrections, stock: null };

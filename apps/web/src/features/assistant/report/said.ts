import { type Corrections, noCorrections } from './corrections.ts';

/** Everything the user said about one part. */
export interface Said {
  readonly corrections: Corrections;
  /** Label of the stock that was chosen instead of the first. */
  readonly stock: string | null;
}

export const nothingSaid: Said = { corrections: noCorrections, stock: null };

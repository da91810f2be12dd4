export interface HeroShapes {
  /** Outline of the turned bar, open where the chip leaves it. */
  readonly bar: string;
  /** The layer being cut, still on the bar. */
  readonly peel: string;
  /** The curled chip, piece by piece in the order it is cut. */
  readonly ribbon: readonly { readonly gap?: Gap; readonly path: string }[];
  readonly curveGap: Gap;
  readonly curve: string;
  readonly fullCost: string;
  readonly variableCost: string;
}

/** A stroke in the colour of the paper that lifts the next piece off what it crosses. */
interface Gap {
  readonly width: number;
  readonly path: string;
}

/** A dimension of the drawing with its two deviations, mm. */
export interface Dimension {
  /** The text of the drawing: "ø20 H7". */
  readonly name: string;
  readonly nominal: number;
  readonly lower: number;
  readonly upper: number;
}

/** A dimension with the value that somebody measured, mm. */
export interface Measure extends Dimension {
  readonly value: number;
}

/** 0.1 µm: finer than any gauge in a shop, coarser than the error of adding two decimals. */
const STEP = 10_000;
const toSteps = (mm: number): number => Math.round(mm * STEP);

/** The smallest and the largest good value, mm. */
export const limitsOf = ({ nominal, lower, upper }: Dimension) => ({
  min: (toSteps(nominal) + toSteps(lower)) / STEP,
  max: (toSteps(nominal) + toSteps(upper)) / STEP,
});

/** Whether a measured value is below or above its limits; a value on a limit is good. */
export function isOutside(measure: Measure): boolean {
  const { min, max } = limitsOf(measure);
  const value = toSteps(measure.value);
  return value < toSteps(min) || value > toSteps(max);
}

import type { CuttingRules } from './model.ts';

/** Lengths become whole thousandths of a mm, so that what fits exactly is not lost to a binary fraction. */
const SCALE = 1000;

export const exact = (length: number): number => Math.round(length * SCALE);
export const inMm = (length: number): number => length / SCALE;

/**
 * A blank takes its size and one kerf; the sheet inside its edges has one kerf to spare, since the last blank of a row
 * needs none beyond it. So a layout with cuts of some width is a layout without any.
 */
export const blankSize = (length: number, { kerf }: CuttingRules): number => exact(length) + exact(kerf);

export const sheetSize = (length: number, { kerf, edge }: CuttingRules): number =>
  exact(length) - 2 * exact(edge) + exact(kerf);

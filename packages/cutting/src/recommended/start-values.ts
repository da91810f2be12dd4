import type { CuttingMaterial } from '../material.ts';
import type { Operation } from '../operation.ts';
import {
  type RangeSymbol,
  type RecommendedRanges,
  recommendedRanges,
  type ToolChoice,
} from './recommended-ranges.ts';

export interface StartValues {
  /** Middle of each range, in the unit of its symbol; a symbol nothing is known about is absent. */
  readonly values: { readonly [Symbol in Exclude<RangeSymbol, 'LD'>]?: number };
  /** The ranges the values were taken from, with their sources. */
  readonly ranges: RecommendedRanges;
}

const twoDigits = (value: number): number => Number(value.toPrecision(2));

/** A sensible first set: what a technician types before refining it. */
export function startValues(
  operation: Operation,
  material: CuttingMaterial | undefined,
  tool: ToolChoice = {},
): StartValues {
  const ranges = recommendedRanges(operation, material, tool);
  const { LD: _, ...starting } = ranges;
  const middles = Object.entries(starting).map(([symbol, { low, high }]) => [
    symbol,
    twoDigits((low + high) / 2),
  ]);
  return { values: Object.fromEntries(middles), ranges };
}

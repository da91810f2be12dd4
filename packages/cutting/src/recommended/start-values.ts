import { mm } from '@truciolo/units';
import type { CuttingMaterial } from '../material.ts';
import type { Operation } from '../operation.ts';
import {
  type RangeSymbol,
  type RecommendedRanges,
  recommendedRanges,
  type ToolChoice,
} from './recommended-ranges.ts';
import type { RecommendedRange } from './source.ts';
import { toTwoDigits } from './to-two-digits.ts';

interface StartValues {
  /** Middle of each range, in the unit of its symbol; a symbol nothing is known about is absent. */
  readonly values: { readonly [Symbol in Exclude<RangeSymbol, 'LD'>]?: number };
  /** The ranges the values were taken from, with their sources. */
  readonly ranges: RecommendedRanges;
}

/** Two digits, as a technician types them, and still inside the range. */
function middle({ low, high }: RecommendedRange): number {
  const rounded = toTwoDigits((low + high) / 2, Math.round);
  if (rounded > high) return toTwoDigits((low + high) / 2, Math.floor);
  return rounded < low ? toTwoDigits((low + high) / 2, Math.ceil) : rounded;
}

/** The depth comes first: the feed must suit the depth that is proposed as well as one that was typed. */
function settled(operation: Operation, material: CuttingMaterial | undefined, tool: ToolChoice) {
  const ranges = recommendedRanges(operation, material, tool);
  if (tool.ap !== undefined || !ranges.ap) return ranges;
  const deep = recommendedRanges(operation, material, { ...tool, ap: mm(middle(ranges.ap)) });
  return { ...deep, ap: ranges.ap };
}

/** A sensible first set that respects what was already chosen. */
export function startValues(
  operation: Operation,
  material: CuttingMaterial | undefined,
  tool: ToolChoice = {},
): StartValues {
  const ranges = settled(operation, material, tool);
  const { LD: _, ...starting } = ranges;
  const values = Object.entries(starting).map(([symbol, range]) => [symbol, middle(range)]);
  return { values: Object.fromEntries(values), ranges };
}

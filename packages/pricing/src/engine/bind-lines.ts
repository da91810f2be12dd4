import { leastCommonMultiple, type Percent, percentRatio, type Ratio, ratio, WHOLE } from '@truciolo/money';
import type { CostLine } from '../lines/cost-line.ts';
import type { PercentLine } from '../lines/other-cost-lines.ts';
import { COST_CATEGORIES, type CostCategory } from '../model/category.ts';
import { effective } from '../model/origin.ts';
import type { Overheads } from '../model/position.ts';

export const CATEGORY_INDEX = Object.fromEntries(
  COST_CATEGORIES.map((category, index) => [category, index]),
) as Readonly<Record<CostCategory, number>>;

interface BoundLine {
  readonly line: CostLine;
  readonly scaled: readonly bigint[];
  readonly category: number;
  readonly lost: boolean;
  /** Variable share in millionths. */
  readonly variable: bigint;
  readonly inOverheadBase: boolean;
}

interface BoundPercentLine {
  readonly line: PercentLine;
  readonly categories: readonly number[];
  readonly category: number;
  readonly variable: bigint;
  readonly inOverheadBase: boolean;
}

/** All amounts of a position are integers of 1 / denominator €. */
export interface BoundLines {
  readonly denominator: bigint;
  readonly lines: readonly BoundLine[];
  readonly percentLines: readonly BoundPercentLine[];
  /** Scrap cost over lost cost: s / (1 − s). */
  readonly scrapRate: Ratio;
  readonly overheadRate: Ratio;
  readonly scrapInOverheadBase: boolean;
}

const lcmOf = (ratios: readonly Ratio[]) => ratios.reduce((lcm, { d }) => leastCommonMultiple(lcm, d), 1n);

/**
 * One denominator under which every line, every percentage of lines, the scrap and the overheads are whole
 * numbers: each stage divides by its own factor, so the factors multiply.
 */
export function bindLines(
  lines: readonly CostLine[],
  percentLines: readonly PercentLine[],
  scrap: Percent,
  overheads: Overheads,
): BoundLines {
  const scrapRate = ratio(BigInt(scrap), BigInt(WHOLE) - BigInt(scrap));
  const overheadRate = percentRatio(effective(overheads.rate));
  const perLine = lcmOf(lines.flatMap((line) => line.coefficients));
  const denominator = perLine * lcmOf(percentLines.map((line) => line.rate)) * scrapRate.d * overheadRate.d;
  const inBase = (category: CostCategory) => !overheads.exclude.includes(category);
  return {
    denominator,
    scrapRate,
    overheadRate,
    scrapInOverheadBase: inBase('scrap'),
    lines: lines.map((line) => ({
      line,
      scaled: line.coefficients.map(({ n, d }) => (n * denominator) / d),
      category: CATEGORY_INDEX[line.category],
      lost: line.lost,
      variable: BigInt(line.variable),
      inOverheadBase: inBase(line.category),
    })),
    percentLines: percentLines.map((line) => ({
      line,
      categories: line.of.map((category) => CATEGORY_INDEX[category]),
      category: CATEGORY_INDEX[line.category],
      variable: BigInt(line.variable),
      inOverheadBase: inBase(line.category),
    })),
  };
}

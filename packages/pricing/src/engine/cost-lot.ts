import type { Lot } from '../lines/cost-line.ts';
import { COST_CATEGORIES } from '../model/category.ts';
import type { Problem } from '../model/problem.ts';
import { type BoundLines, CATEGORY_INDEX } from './bind-lines.ts';

/** The exact cost of a lot: integers of 1 / denominator €, no rounding anywhere. */
export interface ExactCost {
  readonly denominator: bigint;
  /** In the order of the bound lines, then of the percent lines. */
  readonly amounts: readonly bigint[];
  readonly byCategory: readonly bigint[];
  /** Variable part of each category: from wholly variable lines, and below from partly variable ones. */
  readonly wholly: readonly bigint[];
  /** Over denominator × 1,000,000. */
  readonly partly: readonly bigint[];
  readonly direct: bigint;
  readonly full: bigint;
  /** Over denominator × 1,000,000. */
  readonly variableMillionths: bigint;
  readonly lotPart: bigint;
  /** Bases of the scrap and of the overheads. */
  readonly lostBase: bigint;
  readonly overheadBase: bigint;
}

type CostOutcome =
  | { readonly ok: true; readonly cost: ExactCost }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly byCategory: readonly bigint[] };

const MILLION = 1_000_000n;

const addUp = (parts: readonly bigint[]) => parts.reduce((sum, part) => sum + part, 0n);

/** Steps 1-11 of formulas (e) for one lot. */
export function costLot(bound: BoundLines, lot: Lot): CostOutcome {
  const byCategory: bigint[] = new Array<bigint>(COST_CATEGORIES.length).fill(0n);
  const wholly: bigint[] = new Array<bigint>(COST_CATEGORIES.length).fill(0n);
  const partly: bigint[] = new Array<bigint>(COST_CATEGORIES.length).fill(0n);
  const amounts: bigint[] = [];
  const problems: Problem[] = [];
  let direct = 0n;
  let lost = 0n;
  let lostVariable = 0n;
  let lostWholly = 0n;
  let base = 0n;
  let lotPart = 0n;
  let lotBase = 0n;
  const add = (category: number, amount: bigint, share: bigint, inBase: boolean, isLost: boolean) => {
    amounts.push(amount);
    byCategory[category] = (byCategory[category] ?? 0n) + amount;
    direct += amount;
    if (inBase) base += amount;
    if (isLost) lost += amount;
    // Nearly every line is wholly variable or wholly fixed: only the others need a multiplication.
    if (share === MILLION) {
      wholly[category] = (wholly[category] ?? 0n) + amount;
      if (isLost) lostWholly += amount;
    } else if (share !== 0n) {
      const varying = amount * share;
      partly[category] = (partly[category] ?? 0n) + varying;
      if (isLost) lostVariable += varying;
    }
  };
  for (const { line, scaled, category, lost: isLost, variable: share, inOverheadBase } of bound.lines) {
    const amount = line.amount(lot, scaled);
    if (typeof amount !== 'bigint') {
      problems.push(amount);
      continue;
    }
    add(category, amount, share, inOverheadBase, isLost);
    const fixed = line.lotPart(lot, scaled);
    lotPart += fixed;
    if (inOverheadBase) lotBase += fixed;
  }
  if (problems.length > 0) return { ok: false, problems, byCategory };
  // Percentages apply to plain lines only, never to one another.
  const plain = [...byCategory];
  for (const { line, categories, category, variable: share, inOverheadBase } of bound.percentLines) {
    const of = categories.reduce((total, index) => total + (plain[index] ?? 0n), 0n);
    add(category, (of * line.rate.n) / line.rate.d, share, inOverheadBase, line.lost);
  }
  const { scrapRate, overheadRate } = bound;
  const scrap = (lost * scrapRate.n) / scrapRate.d;
  byCategory[CATEGORY_INDEX.scrap] = scrap;
  direct += scrap;
  lostVariable += lostWholly * MILLION;
  if (lostVariable === lost * MILLION) wholly[CATEGORY_INDEX.scrap] = scrap;
  else partly[CATEGORY_INDEX.scrap] = (lostVariable * scrapRate.n) / scrapRate.d;
  if (bound.scrapInOverheadBase) base += scrap;
  const overheads = (base * overheadRate.n) / overheadRate.d;
  byCategory[CATEGORY_INDEX.overheads] = overheads;
  return {
    ok: true,
    cost: {
      denominator: bound.denominator,
      amounts,
      byCategory,
      wholly,
      partly,
      direct,
      full: direct + overheads,
      variableMillionths: addUp(wholly) * MILLION + addUp(partly),
      lotPart: lotPart + (lotBase * overheadRate.n) / overheadRate.d,
      lostBase: lost,
      overheadBase: base,
    },
  };
}

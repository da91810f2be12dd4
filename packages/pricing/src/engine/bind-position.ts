import type { Lot } from '../lines/cost-line.ts';
import type { Formulas } from '../model/formula-evaluator.ts';
import { effective } from '../model/origin.ts';
import type { Position } from '../model/position.ts';
import type { StockNeed } from '../model/priced-quantity.ts';
import type { Problem, Warning } from '../model/problem.ts';
import type { Rates } from '../model/rates.ts';
import { applyRules } from '../rules/apply-rules.ts';
import { type BoundLines, bindLines } from './bind-lines.ts';
import { draftLines } from './draft-lines.ts';
import { prepareWorkload, type Workload } from './machine-loads.ts';
import { positionWarnings } from './position-warnings.ts';
import { prepareStockNeed } from './stock-need.ts';

/** A position with its rules applied, ready to be priced at any quantity of the stretch. */
export interface BoundPosition {
  readonly position: Position;
  readonly bound: BoundLines;
  readonly problems: readonly Problem[];
  readonly warnings: readonly Warning[];
  readonly workload: (lot: Lot) => Workload;
  readonly stockNeed: ((lot: Lot) => StockNeed) | null;
  readonly stockDays: number;
}

export function bindPosition(
  given: Position,
  rates: Rates,
  formulas: Formulas,
  quantity: number,
): BoundPosition {
  const { position, warnings } = applyRules(given, rates, quantity);
  const draft = draftLines(position, rates, formulas);
  const { plan, stock, context } = draft;
  return {
    position,
    bound: bindLines(draft.lines, draft.percentLines, effective(position.scrap), position.overheads),
    problems: draft.problems,
    warnings: [...warnings, ...positionWarnings(position, rates, plan)],
    workload: prepareWorkload(position.phases, context),
    stockNeed: stock && plan ? prepareStockNeed(stock, plan) : null,
    stockDays: stock?.leadDays ?? 0,
  };
}

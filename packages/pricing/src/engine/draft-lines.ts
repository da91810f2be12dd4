import { chargedPhaseLines } from '../lines/charged-phase-lines.ts';
import type { CostLine, Draft } from '../lines/cost-line.ts';
import { isPercentLine, otherCostLine, type PercentLine } from '../lines/other-cost-lines.ts';
import type { PhaseContext } from '../lines/phase-context.ts';
import { timePhaseLines } from '../lines/time-phase-lines.ts';
import type { Formulas } from '../model/formula-evaluator.ts';
import { effective } from '../model/origin.ts';
import type { Position } from '../model/position.ts';
import type { Problem } from '../model/problem.ts';
import { lookUp, type MaterialRate, type Rates } from '../model/rates.ts';
import type { BarStock, BlankStock } from '../model/stock.ts';
import { sectionDiameter } from '../rules/position-facts.ts';
import { materialFor } from '../stock/material-for.ts';
import { materialLines } from '../stock/material-lines.ts';
import { planStock, type StockPlan } from '../stock/plan-stock.ts';
import { shapeSurface } from '../stock/shape-surface.ts';
import { circularFormulas, circularProblem } from './circular-formulas.ts';
import { STOCK, siblingsOf } from './siblings.ts';

interface PositionDraft {
  readonly lines: readonly CostLine[];
  readonly percentLines: readonly PercentLine[];
  readonly problems: readonly Problem[];
  readonly plan: StockPlan | null;
  readonly stock: BarStock | BlankStock | null;
  readonly context: PhaseContext;
}

/** All cost lines of a position whose values have been checked, in the order of formulas (e). */
export function draftLines(position: Position, rates: Rates, formulas: Formulas): PositionDraft {
  const { stock } = position;
  const solid = stock && stock.kind !== 'none' ? stock : null;
  const problems: Problem[] = [];
  if (!stock) {
    const message = 'Manca il grezzo: sceglilo, oppure segna che la posizione non ne ha.';
    problems.push({ code: 'missing-stock', path: 'stock', message });
  }
  const material = solid ? materialFor(solid, rates) : undefined;
  if (solid && !material) {
    const message = 'Il materiale del grezzo non è più in anagrafica: scegline un altro.';
    problems.push({ code: 'missing-material', path: 'stock.materialId', message });
  }
  const plan = solid && material ? planStock(solid, material.density) : null;
  const drawn = new Map<string, readonly CostLine[]>();
  const context: PhaseContext = {
    ...phaseContext(position, rates, formulas, plan, material),
    siblings: siblingsOf(position, rates, () => context, drawn),
  };
  const circles = circularFormulas(position.phases, (id) => lookUp(formulas, id));
  const drafts: Draft[] = [];
  if (solid && material && plan) {
    const misfit = doesNotFit(plan);
    if (misfit) problems.push(misfit);
    else {
      const draft = materialLines(solid, plan, material, position.risksScrap);
      drawn.set(STOCK, draft.lines);
      drafts.push(draft);
    }
  }
  position.phases.forEach((phase, index) => {
    const path = `phases[${index}]`;
    const circle = circles.get(phase.id);
    if (circle) {
      drafts.push({ lines: [], problems: [circularProblem(phase, path, circle)] });
      return;
    }
    const draft =
      phase.kind === 'time' ? timePhaseLines(phase, path, context) : chargedPhaseLines(phase, path, context);
    drawn.set(phase.id, draft.lines);
    drafts.push(draft);
  });
  const others = position.costs.map(otherCostLine);
  return {
    lines: [
      ...drafts.flatMap((draft) => draft.lines),
      ...others.filter((line): line is CostLine => !isPercentLine(line)),
    ],
    percentLines: others.filter(isPercentLine),
    problems: [...problems, ...drafts.flatMap((draft) => draft.problems)],
    plan,
    stock: solid,
    context,
  };
}

function doesNotFit(plan: StockPlan): Problem | null {
  if (plan.sheets?.nesting.capacities.every((capacity) => capacity === 0)) {
    const message = 'Il pezzo con taglio e bordi non sta in nessuno dei formati di lamiera.';
    return { code: 'does-not-fit', path: 'stock.cutting.sheets', message };
  }
  if (plan.nesting?.piecesPerBar !== 0) return null;
  const message = `Il pezzo con sovrametallo e taglio (${plan.nesting.pitch} mm) non sta nella barra di ${plan.nesting.barLength} mm.`;
  return { code: 'does-not-fit', path: 'stock.cutting.barLength', message };
}

function phaseContext(
  position: Position,
  rates: Rates,
  formulas: Formulas,
  plan: StockPlan | null,
  material: MaterialRate | undefined,
): Omit<PhaseContext, 'siblings'> {
  const { stock, part } = position;
  const bar = stock?.kind === 'bar' ? stock : null;
  return {
    rates,
    part,
    scrap: effective(position.scrap),
    grossWeight: plan ? effective(plan.gross) : null,
    netWeight: plan?.net ?? null,
    materialName: material?.name ?? null,
    surface: part.surfaceDm2 ?? (bar ? shapeSurface(bar.section, effective(bar.length)) : null),
    length: part.length ?? (bar ? effective(bar.length) : null),
    diameter: part.diameter ?? (bar ? (sectionDiameter(bar.section) ?? null) : null),
    formula: (id) => lookUp(formulas, id),
  };
}

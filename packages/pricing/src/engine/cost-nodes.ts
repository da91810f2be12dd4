import { formatPercent, moneyFromRatio } from '@truciolo/money';
import type { Lot } from '../lines/cost-line.ts';
import { moneyInput, percentInput } from '../lines/trace-input.ts';
import { CATEGORY_LABELS, COST_CATEGORIES, type CostCategory } from '../model/category.ts';
import { effective, effectiveOrigin } from '../model/origin.ts';
import type { TraceInput, TraceNode } from '../model/trace.ts';
import { CATEGORY_INDEX } from './bind-lines.ts';
import type { BoundPosition } from './bind-position.ts';
import type { ExactCost } from './cost-lot.ts';

/** A single line of these categories names what it is; one of the others only names its phase. */
const SPEAKS_FOR_ITSELF: ReadonlySet<CostCategory> = new Set<CostCategory>([
  'material',
  'work',
  'external',
  'packaging',
  'transport',
  'other',
  'scrap',
]);

/** Direct cost (one node per category, one leaf per line) and overheads. */
export function costNodes(bound: BoundPosition, lot: Lot, cost: ExactCost): TraceNode[] {
  const amounts = (exact: bigint) => ({
    value: moneyFromRatio({ n: exact, d: cost.denominator }, 'half-up'),
    perPiece: moneyFromRatio({ n: exact, d: cost.denominator * lot.pieces }, 'half-up'),
  });
  const byCategory = new Map<CostCategory, TraceNode[]>();
  const put = (category: CostCategory, node: TraceNode) => {
    const nodes = byCategory.get(category);
    if (nodes) nodes.push(node);
    else byCategory.set(category, [node]);
  };
  const { lines, percentLines } = bound.bound;
  lines.forEach(({ line }, index) => {
    const explained = line.explain(lot);
    put(line.category, {
      id: line.id,
      label: line.label,
      ...explained,
      ...amounts(cost.amounts[index] ?? 0n),
      children: [],
    });
  });
  percentLines.forEach(({ line }, index) => {
    const exact = cost.amounts[lines.length + index] ?? 0n;
    const of = line.rate.n === 0n ? 0n : (exact * line.rate.d) / line.rate.n;
    const inputs = [moneyInput('base', 'base', amounts(of).value, '', 'computed'), line.input];
    const text = { formula: '{base} × {aliquota}', inputs, origin: line.input.origin };
    put(line.category, { id: line.id, label: line.label, ...text, ...amounts(exact), children: [] });
  });
  const share = (
    category: 'scrap' | 'overheads',
    base: bigint,
    rate: TraceInput,
    formula: string,
  ): TraceNode => ({
    id: category,
    label: `${CATEGORY_LABELS[category]} ${rate.kind === 'percent' ? formatPercent(rate.value) : ''}`,
    formula,
    inputs: [moneyInput('base', 'base', amounts(base).value, '', 'computed'), rate],
    origin: rate.origin,
    ...amounts(cost.byCategory[CATEGORY_INDEX[category]] ?? 0n),
    children: [],
  });
  const { scrap, overheads } = bound.position;
  if (effective(scrap) > 0) {
    const rate = percentInput('scarto', 'scarto', effective(scrap), effectiveOrigin(scrap));
    put('scrap', share('scrap', cost.lostBase, rate, '{base} × (1 ÷ (1 − {scarto}) − 1)'));
  }
  const direct: TraceNode = {
    id: 'direct',
    label: 'Costo diretto',
    formula: '',
    inputs: [],
    origin: 'computed',
    ...amounts(cost.direct),
    children: COST_CATEGORIES.flatMap((category) => {
      const children = byCategory.get(category) ?? [];
      if (children.length === 0 || (children.length === 1 && SPEAKS_FOR_ITSELF.has(category)))
        return children;
      const total = amounts(cost.byCategory[CATEGORY_INDEX[category]] ?? 0n);
      const head = { id: category, label: CATEGORY_LABELS[category], formula: '', inputs: [] };
      return [{ ...head, origin: 'computed' as const, ...total, children }];
    }),
  };
  if (effective(overheads.rate) === 0) return [direct];
  const rate = percentInput(
    'aliquota',
    'spese generali',
    effective(overheads.rate),
    effectiveOrigin(overheads.rate),
  );
  return [direct, share('overheads', cost.overheadBase, rate, '{base} × {aliquota}')];
}

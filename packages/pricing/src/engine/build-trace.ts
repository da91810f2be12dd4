import {
  formatPercent,
  type Money,
  money,
  moneyFromRatio,
  moneyRatio,
  type Ratio,
  sum,
  ZERO,
} from '@truciolo/money';
import type { Lot } from '../lines/cost-line.ts';
import { moneyInput, percentInput, piecesInput } from '../lines/trace-input.ts';
import type { PricePolicy } from '../model/price-policy.ts';
import type { TraceInput, TraceNode } from '../model/trace.ts';
import type { BoundPosition } from './bind-position.ts';
import type { ExactCost } from './cost-lot.ts';
import { costNodes } from './cost-nodes.ts';
import type { ExactPrice } from './price-lot.ts';

const subtractRaw = (a: Ratio, b: Ratio): Ratio => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });

/** The leaves of a tree, which add up to its root. */
export function traceLeaves(node: TraceNode): readonly TraceNode[] {
  return node.children.length === 0 ? [node] : node.children.flatMap(traceLeaves);
}

const leafSum = (nodes: readonly TraceNode[]): Money =>
  sum(nodes.flatMap(traceLeaves).map((leaf) => leaf.value));

/** "Perché questo prezzo?": the tree of every number of a lot. */
export function buildTrace(bound: BoundPosition, lot: Lot, cost: ExactCost, exact: ExactPrice): TraceNode {
  const { policy } = bound.position;
  const { price } = exact;
  const amount = (value: Money) => ({ value, perPiece: perPiece(moneyRatio(value), lot) });
  const fraction = (value: Ratio) => ({
    value: moneyFromRatio(value, 'half-up'),
    perPiece: perPiece(value, lot),
  });
  const full: TraceNode = {
    id: 'full',
    label: 'Costo pieno',
    formula: '',
    inputs: [],
    origin: 'computed',
    ...fraction({ n: cost.full, d: cost.denominator }),
    children: costNodes(bound, lot, cost),
  };
  const listLine = money(price.listUnit * lot.quantity);
  const profit = price.typed ? moneyRatio(listLine) : exact.byPolicy;
  const parts: TraceNode[] = [
    full,
    leaf(
      'profit',
      profitLabel(policy, price.typed),
      fraction(subtractRaw(profit, { n: cost.full, d: cost.denominator })),
    ),
  ];
  if (policy.expedite && !price.typed) {
    parts.push(leaf('expedite', policy.expedite.label, fraction(subtractRaw(exact.list, exact.byPolicy))));
  }
  // Rounding of the unit price, and with it the dust below 1/10,000 € of the lines above.
  parts.push(leaf('rounding', 'Arrotondamento', amount(money(listLine - leafSum(parts)))));
  const list: TraceNode = {
    id: 'list',
    label: 'Prezzo di listino',
    ...listFormula(policy, price.typed, full, lot, price.listUnit),
    origin: price.typed ? 'typed' : 'computed',
    ...amount(listLine),
    children: parts,
  };
  const children = [list];
  if (price.line !== listLine)
    children.push(
      leaf('discount', discountLabel(policy, lot, price.typed), amount(money(price.line - listLine))),
    );
  if (price.topUp > ZERO)
    children.push(leaf('top-up', 'Integrazione al minimo di riga', amount(price.topUp)));
  return {
    id: 'total',
    label: 'Totale posizione',
    formula: '',
    inputs: [],
    origin: 'computed',
    ...amount(price.total),
    children,
  };
}

const perPiece = (value: Ratio, lot: Lot): Money =>
  moneyFromRatio({ n: value.n, d: value.d * lot.pieces }, 'half-up');

function leaf(id: string, label: string, amounts: Pick<TraceNode, 'value' | 'perPiece'>): TraceNode {
  return { id, label, formula: '', inputs: [], origin: 'computed', ...amounts, children: [] };
}

function profitLabel(policy: PricePolicy, typed: boolean): string {
  if (typed) return 'Margine sul prezzo digitato';
  if (policy.target.kind === 'margin') return `Margine ${formatPercent(policy.target.rate)}`;
  if (policy.target.kind === 'markup' && !policy.target.byCategory)
    return `Ricarico ${formatPercent(policy.target.rate)}`;
  return 'Ricarico per categoria';
}

function discountLabel(policy: PricePolicy, lot: Lot, typed: boolean): string {
  const active = policy.discounts.filter((discount) => lot.quantity >= (discount.fromQuantity ?? 1));
  const rates = `Sconto ${active.map((discount) => formatPercent(discount.rate)).join(' + ')}`;
  const { expedite } = policy;
  const isApart = expedite !== undefined && expedite.fixed > 0 && !expedite.fixedDiscounted && !typed;
  return isApart ? `${rates}, esclusa la parte fissa dell'urgenza` : rates;
}

function listFormula(
  policy: PricePolicy,
  typed: boolean,
  full: TraceNode,
  lot: Lot,
  unit: Money,
): { formula: string; inputs: TraceInput[] } {
  if (typed) {
    return {
      formula: '{prezzo} × {pezzi}',
      inputs: [moneyInput('prezzo', 'prezzo digitato', unit, 'pz', 'typed'), piecesInput(lot)],
    };
  }
  const cost = moneyInput('costo', 'costo pieno', full.value, '', 'computed');
  if (policy.target.kind === 'margin') {
    const inputs = [cost, percentInput('margine', 'margine', policy.target.rate, 'typed')];
    return { formula: '{costo} ÷ (1 − {margine})', inputs };
  }
  if (policy.target.kind === 'markup' && !policy.target.byCategory) {
    const inputs = [cost, percentInput('ricarico', 'ricarico', policy.target.rate, 'typed')];
    return { formula: '{costo} × (1 + {ricarico})', inputs };
  }
  return { formula: '', inputs: [] };
}

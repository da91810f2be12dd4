import {
  divideRatio,
  integerRatio,
  moneyRatio,
  multiplyRatio,
  type Percent,
  percentRatio,
  type Ratio,
  WHOLE,
  ZERO_PERCENT,
} from '@truciolo/money';
import type { CostCategory } from '../model/category.ts';
import { effective, effectiveOrigin } from '../model/origin.ts';
import type { CostCharge, OtherCost } from '../model/other-cost.ts';
import type { TraceInput } from '../model/trace.ts';
import { type CostLine, countLine, type Lot, lotLine, pieceLine } from './cost-line.ts';
import { originOf, percentInput, piecesInput, quantityInput, sourcedMoney } from './trace-input.ts';

/** A percentage of other lines, computed after them. */
export interface PercentLine {
  readonly id: string;
  readonly category: CostCategory;
  readonly label: string;
  readonly rate: Ratio;
  readonly of: readonly CostCategory[];
  readonly lost: boolean;
  readonly variable: Percent;
  readonly input: TraceInput;
}

type AmountCharge = Exclude<CostCharge, { per: 'percent' }>;

/** Text of the formula after the amount, and the factor of the amount. */
function spread(charge: AmountCharge): {
  formula: string;
  inputs: (lot: Lot) => TraceInput[];
  factor: Ratio;
} {
  switch (charge.per) {
    case 'piece':
      return { formula: ' × {pezzi}', inputs: (lot) => [piecesInput(lot)], factor: integerRatio(1) };
    case 'lot': {
      const lots = [quantityInput('lotti', 'lotti previsti', charge.lots, 'lotti', 'typed')];
      const formula = charge.lots === 1 ? '' : ' ÷ {lotti}';
      return {
        formula,
        inputs: () => (charge.lots === 1 ? [] : lots),
        factor: divideRatio(integerRatio(1), integerRatio(charge.lots)),
      };
    }
    case 'order': {
      const share = [percentInput('quota', "quota dell'ordine", charge.share, 'typed')];
      const formula = charge.share === WHOLE ? '' : ' × {quota}';
      return {
        formula,
        inputs: () => (charge.share === WHOLE ? [] : share),
        factor: percentRatio(charge.share),
      };
    }
    case 'declared-quantity': {
      const declared = quantityInput('dichiarata', 'quantità dichiarata', charge.quantity, 'pz', 'typed');
      const inputs = (lot: Lot) => [
        declared,
        quantityInput('pezzi', 'pezzi', Math.min(lot.quantity, charge.quantity), 'pz', 'computed'),
      ];
      return {
        formula: ' ÷ {dichiarata} × {pezzi}',
        inputs,
        factor: divideRatio(integerRatio(1), integerRatio(charge.quantity)),
      };
    }
  }
}

export function otherCostLine(cost: OtherCost): CostLine | PercentLine {
  const { charge } = cost;
  const head = {
    id: cost.id,
    category: cost.category,
    label: cost.label,
    lost: cost.lostWithScrap,
    variable: cost.variable ? WHOLE : ZERO_PERCENT,
  };
  if (charge.per === 'percent') {
    const input = percentInput('aliquota', cost.label, effective(charge.rate), effectiveOrigin(charge.rate));
    return { ...head, rate: percentRatio(effective(charge.rate)), of: charge.of, input };
  }
  const { formula, inputs, factor } = spread(charge);
  const amount = sourcedMoney('importo', cost.label, charge.amount, charge.per === 'piece' ? 'pz' : '');
  const explain = (lot: Lot) => {
    const all = [amount, ...inputs(lot)];
    return { formula: `{importo}${formula}`, inputs: all, origin: originOf([amount]) };
  };
  const coefficient = multiplyRatio(moneyRatio(effective(charge.amount)), factor);
  if (charge.per === 'piece') return pieceLine({ ...head, explain }, coefficient);
  if (charge.per === 'declared-quantity') {
    return countLine({ ...head, explain }, coefficient, (lot) =>
      BigInt(Math.min(lot.quantity, charge.quantity)),
    );
  }
  return lotLine({ ...head, explain }, coefficient);
}

export const isPercentLine = (line: CostLine | PercentLine): line is PercentLine => 'rate' in line;

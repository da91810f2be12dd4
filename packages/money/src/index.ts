export { scaleDecimalText } from './decimal-text.ts';
export { formatMoney, formatScaled, type MoneyFormat } from './format-money.ts';
export { formatPercent } from './format-percent.ts';
export {
  add,
  CENT,
  euros,
  fitsMoney,
  fromEuro,
  inEuro,
  type Money,
  money,
  moneyFromRatio,
  moneyRatio,
  multiply,
  subtract,
  sum,
  UNITS_PER_EURO,
  ZERO,
} from './money.ts';
export { moneyFromDecimal } from './money-from-decimal.ts';
export {
  inPercent,
  marginRatio,
  type Percent,
  percent,
  percentFromRatio,
  percentFromUnits,
  percentOf,
  percentRatio,
  remainderAfter,
  UNITS_PER_PERCENT,
  WHOLE,
  ZERO_PERCENT,
} from './percent.ts';
export {
  addRatio,
  divideRatio,
  integerRatio,
  leastCommonMultiple,
  multiplyRatio,
  ONE_RATIO,
  QUANTITY_SCALE,
  quantityRatio,
  type Ratio,
  ratio,
  subtractRatio,
  ZERO_RATIO,
} from './ratio.ts';
export { roundToSameSum } from './round-to-same-sum.ts';
export { ratioToStep, roundToStep } from './round-to-step.ts';
export { divideRounded, type Rounding } from './rounding.ts';
export { splitEqually } from './split-equally.ts';

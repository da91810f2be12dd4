export { bridge, type PricedState } from './analysis/bridge.ts';
export { checkBreaks } from './analysis/check-breaks.ts';
export { type EconomicLot, economicLot } from './analysis/economic-lot.ts';
export { type CurvePoint, curveQuantities, priceCurve } from './analysis/price-curve.ts';
export { traceLeaves } from './engine/build-trace.ts';
export { mayReadSiblings } from './engine/circular-formulas.ts';
export { type PreparedPosition, preparePosition } from './engine/prepare-position.ts';
export {
  HOURLY_SHARE_LABELS,
  type HourlyCost,
  type HourlyCostOutcome,
  type HourlyShare,
  hourlyCost,
} from './hourly-cost.ts';
export { CATEGORY_LABELS, COST_CATEGORIES, type CostCategory } from './model/category.ts';
export { ORIGINS, type Origin, type Sourced, typed } from './model/origin.ts';
export type { CostCharge, OtherCost } from './model/other-cost.ts';
export { type Phase, type TimePhase, UNIT_BASES, type UnitBasis } from './model/phase.ts';
export { type Position, USUAL_OVERHEAD_EXCLUSIONS } from './model/position.ts';
export type { PricePolicy, PriceTarget } from './model/price-policy.ts';
export type {
  CostByCategory,
  LotCost,
  PhaseLoad,
  PricedQuantity,
  PriceOutcome,
  StockNeed,
} from './model/priced-quantity.ts';
export type { Problem, ProblemCode, Warning } from './model/problem.ts';
export type { Rates } from './model/rates.ts';
export {
  type Condition,
  type Effect,
  NUMBER_FIELDS,
  type NumberField,
  type Rule,
  TEXT_FIELDS,
  type TextField,
  TIME_TARGETS,
  type TimeTarget,
} from './model/rule.ts';
export { SECTION_LABELS } from './model/section-labels.ts';
export type { Cutting, MaterialCharge, Section, Stock } from './model/stock.ts';
export type { TraceInput, TraceNode } from './model/trace.ts';
export { dueDates, type Instalment, type PaymentMethod, parsePaymentTerms } from './payment-terms.ts';
export { type CompiledFormulas, compileFormulas, PRICING_VARIABLES } from './pricing-formulas.ts';
export { afterDiscounts, netLines, netOfQuote } from './quote/net-of-quote.ts';
export { type QuoteTotals, quoteTotals, STAMP_DUTY, STAMP_DUTY_ABOVE } from './quote/quote-totals.ts';
export {
  isNaturaCode,
  NATURA_LABELS,
  type NaturaCode,
  ORDINARY_VAT,
  STAMP_DUTY_CODES,
  type VatTreatment,
  vatLabel,
} from './quote/vat.ts';
export { holds } from './rules/evaluate-condition.ts';
export { phaseFacts, positionFacts } from './rules/position-facts.ts';
export { showFormula, showFormulaPerPiece, showInput } from './show-trace.ts';
export { isPlate, isSawnBlock } from './stock/material-for.ts';
export { kgPerMetre } from './stock/section-weight.ts';
export { shapeSurface } from './stock/shape-surface.ts';

export {
  BRIDGE_GROUPS,
  BRIDGE_LABELS,
  type Bridge,
  type BridgeGroup,
  type BridgeMeasure,
  type BridgeStep,
  bridge,
  type PricedState,
} from './analysis/bridge.ts';
export { checkBreaks } from './analysis/check-breaks.ts';
export { type EconomicLot, economicLot, USUAL_LOT_SHARE } from './analysis/economic-lot.ts';
export { type CurvePoint, curveQuantities, priceCurve } from './analysis/price-curve.ts';
export { checkPosition } from './checks/check-position.ts';
export { checkQuantity } from './checks/check-quantity.ts';
export { traceLeaves } from './engine/build-trace.ts';
export { mayReadSiblings } from './engine/circular-formulas.ts';
export { type PreparedPosition, preparePosition, type TraceOutcome } from './engine/prepare-position.ts';
export {
  HOURLY_SHARE_LABELS,
  HOURLY_SHARES,
  type HourlyCost,
  type HourlyCostInput,
  type HourlyCostOutcome,
  type HourlyShare,
  hourlyCost,
} from './hourly-cost.ts';
export { CATEGORY_LABELS, COST_CATEGORIES, type CostCategory } from './model/category.ts';
export type {
  FormulaEvaluator,
  FormulaOutcome,
  Formulas,
  FormulaVariables,
} from './model/formula-evaluator.ts';
export { effective, effectiveOrigin, ORIGINS, type Origin, type Sourced, typed } from './model/origin.ts';
export type { CostCharge, OtherCost } from './model/other-cost.ts';
export {
  type FormulaPhase,
  type FormulaTime,
  type Learning,
  type MeasuredRatio,
  type Phase,
  type TimePhase,
  UNIT_BASES,
  type UnitBasis,
  type UnitPhase,
} from './model/phase.ts';
export { type Overheads, type PartData, type Position, USUAL_OVERHEAD_EXCLUSIONS } from './model/position.ts';
export type { Discount, Expedite, PricePolicy, PriceTarget } from './model/price-policy.ts';
export type {
  CostByCategory,
  LotCost,
  LotPrice,
  MachineLoad,
  PhaseLoad,
  PricedQuantity,
  PriceOutcome,
  SheetNeed,
  StockNeed,
} from './model/priced-quantity.ts';
export type { Problem, ProblemCode, Warning, WarningCode } from './model/problem.ts';
export type { LabourRate, MachineRate, MaterialRate, Rates } from './model/rates.ts';
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
export type {
  BarStock,
  BlankStock,
  Cutting,
  MaterialCharge,
  NoStock,
  Section,
  SheetSize,
  Stock,
} from './model/stock.ts';
export type { TraceInput, TraceNode } from './model/trace.ts';
export {
  type DueDateOptions,
  dueDates,
  type Instalment,
  type ParsedTerms,
  type PaymentMethod,
  type PaymentTerms,
  parsePaymentTerms,
} from './payment-terms.ts';
export { type CompiledFormulas, compileFormulas, PRICING_VARIABLES } from './pricing-formulas.ts';
export { afterDiscounts, type NetOfQuote, netLines, netOfQuote } from './quote/net-of-quote.ts';
export {
  type QuoteLine,
  type QuoteTerms,
  type QuoteTotals,
  quoteTotals,
  STAMP_DUTY,
  STAMP_DUTY_ABOVE,
  type VatRow,
} from './quote/quote-totals.ts';
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
export { type BarNesting, nestBars } from './stock/nest-bars.ts';
export { planStock, type StockPlan } from './stock/plan-stock.ts';
export { kgPerMetre, sectionArea } from './stock/section-weight.ts';
export { shapeSurface } from './stock/shape-surface.ts';

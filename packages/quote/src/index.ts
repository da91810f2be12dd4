export { confirmValues } from './confirm/confirm-values.ts';
export { type ValueToConfirm, valuesToConfirm } from './confirm/values-to-confirm.ts';
export { guidedHourlyCost } from './draft/guided-rate.ts';
export { materialName } from './draft/material-name.ts';
export { hasContent, newPosition, newQuote, type QuoteDefaults } from './draft/new-quote.ts';
export { gatherOrderCost, isOfOrder, spreadOrderCost, withoutPosition } from './draft/order-costs.ts';
export { labourRate, type MachineRow, machineRate, materialRate, noRates } from './draft/rates.ts';
export { sectionText, stockText } from './draft/stock-text.ts';
export { typicalCost } from './draft/typical-cost.ts';
export { likeOther, withFamily, withShape } from './from-registries/begin-part.ts';
export { editWithRates, usedRates } from './from-registries/choose-rate.ts';
export {
  type CostRow,
  costFromRegistry,
  DIRECT,
  emptyCost,
  emptyOrderCost,
  isOrderCost,
  isOverheads,
  isQuoteCost,
  orderCostFromRegistry,
  percentOf,
} from './from-registries/cost-from-registry.ts';
export { emptyPhase } from './from-registries/empty-phase.ts';
export { fittingMachine, type MachineDoubt, machineDoubt } from './from-registries/fitting-machine.ts';
export { addedFromTemplate, copyOf, withRoutingOf } from './from-registries/from-template.ts';
export { materialPrice, withMaterialPrice } from './from-registries/material-price.ts';
export {
  FAMILIES,
  familyOfShape,
  firstPhases,
  isStart,
  type PartFamily,
  partFamilies,
  usualFamily,
} from './from-registries/part-family.ts';
export { phaseFromWork, type WorkRow } from './from-registries/phase-from-work.ts';
export { asKind, withMachines } from './from-registries/phase-kinds.ts';
export { marginOf, type PositionStart, withNewPosition } from './from-registries/position-start.ts';
export { acrossOf, choiceOf, type Shape, type StockChoice } from './from-registries/stock-choice.ts';
export { type SheetTechnique, withChoice, withCutting, withSheets } from './from-registries/switch-shape.ts';
export { type Chance, indicativeRange } from './indicative/indicative-range.ts';
export { type PageWork, pagePosition, phasesToMeasure } from './indicative/page-position.ts';
export type { FormulaPhaseDraft, PhaseDraft, TimePhaseDraft, UnitPhaseDraft } from './model/phase-draft.ts';
export type {
  CostChargeDraft,
  CostDraft,
  OrderCostDraft,
  PriceDraft,
  TargetDraft,
} from './model/price-draft.ts';
export {
  MAX_POSITIONS,
  type PositionDraft,
  type QuoteCustomer,
  type QuoteDocument,
  quoteDocument,
  quotePosition,
  TOO_MANY_POSITIONS,
} from './model/quote-document.ts';
export { TOO_MUCH_WORK, workOfQuote } from './model/quote-work.ts';
export {
  type MachineRateDraft,
  type MaterialRateDraft,
  quoteRates,
  type RatesDraft,
} from './model/rates-draft.ts';
export {
  type PlainCondition,
  plainCondition,
  type RuleDraft,
  type RuleEffect,
  ruleEffect,
} from './model/rule-draft.ts';
export { readSheetSizes, type SheetSizeDraft, USUAL_SHEETS, writeSheetSizes } from './model/sheet-sizes.ts';
export type {
  BarDraft,
  BlankDraft,
  ChargeDraft,
  CuttingDraft,
  SectionDraft,
  StockDraft,
} from './model/stock-draft.ts';
export { effectiveValue, typedValue, type Value } from './model/value.ts';
export { chargesCarriage, isFetchedByCustomer, tellsTime } from './offer/carriage.ts';
export { offeredDays, type PlannedDays, typedDays } from './offer/delivery-days.ts';
export { hasAlternatives, type Offer, type OfferPosition, type OfferPrice, offerOf } from './offer/offer.ts';
export { type OfferChoice, type OfferWish, offerAt } from './offer/offer-at.ts';
export { paymentSchedule } from './offer/payment-schedule.ts';
export { countedLines, priceTaken, takenDocument, unpricedTaken } from './offer/price-taken.ts';
export { plainOf } from './plain/plain-of.ts';
export { plainPrices } from './plain/plain-price.ts';
export {
  type PlainPhase,
  type PlainPosition,
  type PlainQuote,
  type PlainStock,
  plainQuote,
} from './plain/plain-quote.ts';
export { takeConfirmed } from './plain/take-confirmed.ts';
export { type PlainStart, withMarginOf, withPlain } from './plain/with-plain.ts';
export { countedQuantity } from './pricing/counted-quantity.ts';
export type { PriceEffect } from './pricing/effect-side.ts';
export { formulaEffects, worksOfQuote } from './pricing/formula-effects.ts';
export { missingValues } from './pricing/missing-values.ts';
export { chargeOf, orderCharges } from './pricing/order-charges.ts';
export {
  discountsOf,
  type PricedPosition,
  type PricedQuote,
  priceableState,
  pricePosition,
  priceQuote,
  vatTreatment,
} from './pricing/price-quote.ts';
export { ruleEffects } from './pricing/rule-effects.ts';
export { rulesAtWork } from './pricing/rules-at-work.ts';
export {
  type StoredPosition,
  type StoredPrice,
  toStoredPrice,
  withStoredPrice,
} from './pricing/stored-price.ts';
export { byLargestChange, changeOf, sumEffects } from './pricing/sum-effects.ts';
export { toSection } from './pricing/to-stock.ts';
export { chooseRoute } from './proposal/choose-route.ts';
export { measurablePhases, ratiosOfPhases, workOfPhases } from './proposal/measured-cycle.ts';
export { isWorthProposing, takeOver } from './proposal/measured-ratio.ts';
export {
  countHoles,
  type NamedPart,
  phaseReason,
  positionOfRoute,
  type RatioOf,
  weightKg,
} from './proposal/position-of-route.ts';
export { priceProposal } from './proposal/price-proposal.ts';
export type { ProposedPosition } from './proposal/proposed-position.ts';
export { withProposal } from './proposal/with-proposal.ts';

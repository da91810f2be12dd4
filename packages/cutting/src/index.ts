export { calculate, type OperationInputs, type OperationResults } from './calculate.ts';
export { type CurvePoint, type CurveRange, speedCurve } from './curve.ts';
export type { CommonInput } from './input/common-input.ts';
export type { ErrorCode, FieldError } from './input/field-error.ts';
export { type Field, fields, type InputField } from './input/fields.data.ts';
export type { Contour } from './kernel/contour-feed.ts';
export type { CutterShape } from './kernel/cutter-shape.ts';
export type { MillingKind } from './kernel/engagement.ts';
export type { GivenChipFeed, GivenFeed, GivenToothFeed } from './kernel/feed.ts';
export type { CuttingEdge } from './kernel/kienzle.ts';
export { type LimitUse, NEAR_LIMIT } from './kernel/machine-limits.ts';
export {
  meanRoughness,
  peakRoughness,
} from './kernel/roughness.ts';
export { type Section, sectionArea } from './kernel/section.ts';
export { cuttingSpeed, type GivenSpeed, spindleSpeed } from './kernel/speed.ts';
export {
  type EconomicPoint,
  type EdgeEconomics,
  maximumProduction,
  minimumCost,
  type TaylorConstants,
  taylorFromRange,
  toolLife,
} from './kernel/tool-life.ts';
export { availablePower, availableTorque, DEFAULT_ETA, type Machine } from './machine.ts';
export {
  type CuttingMaterial,
  type IsoGroup,
  type SpeedRange,
  type SpeedTable,
  type ToolMaterial,
  toolMaterialLabels,
  toolMaterials,
} from './material.ts';
export { type Operation, operationLabels, operations } from './operation.ts';
export { type BoringInput, type BoringResult, boring } from './operations/boring.ts';
export type { CutResult } from './operations/conclude.ts';
export { type DrillingInput, type DrillingResult, drilling } from './operations/drilling.ts';
export { type FacingInput, type FacingResult, facing } from './operations/facing.ts';
export { type MillingInput, type MillingResult, milling } from './operations/milling.ts';
export { type PartingInput, type PartingResult, parting } from './operations/parting.ts';
export { type ReamingInput, type ReamingResult, reaming } from './operations/reaming.ts';
export { type SawingInput, type SawingResult, sawing } from './operations/sawing.ts';
export { type TappingInput, type TappingResult, tapping } from './operations/tapping.ts';
export {
  type ThreadMillingInput,
  type ThreadMillingResult,
  threadMilling,
} from './operations/thread-milling.ts';
export {
  type ThreadTurningInput,
  type ThreadTurningResult,
  threadTurning,
} from './operations/thread-turning.ts';
export { type TurningInput, type TurningResult, turning } from './operations/turning.ts';
export type { Outcome } from './outcome.ts';
export { type BarScale, barScale } from './recommended/bar-scale.ts';
export {
  type RangeSymbol,
  type RecommendedRanges,
  recommendedRanges,
  type ToolChoice,
} from './recommended/recommended-ranges.ts';
export type { RecommendedRange, Source } from './recommended/source.ts';
export { type StartValues, startValues } from './recommended/start-values.ts';
export { threadPasses } from './recommended/thread-passes.ts';
export { type TurningRegime, turningRegime } from './recommended/turning-regime.ts';
export { describeResult, type ResultRow } from './text/describe-result.ts';
export { type Quantity, type QuantitySymbol, quantities } from './text/quantities.data.ts';
export { warningText } from './text/warning-text.ts';
export {
  type DrillFamily,
  drillFamilies,
  drills,
  familyLabels,
  type MillFamily,
  millFamilies,
  mills,
  type ToolFamily,
  type TurningFamily,
  turningFamilies,
  turningInserts,
} from './tool/tool-family.data.ts';
export { familiesOf, proposedFamily, proposedMaterial } from './tool/tool-of.ts';
export type { Severity, Warning, WarningCode, WarningData } from './warning.ts';

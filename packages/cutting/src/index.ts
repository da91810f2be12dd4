export { calculate, type OperationInputs } from './calculate.ts';
export { type CurvePoint, speedCurve } from './curve.ts';
export type { CommonInput } from './input/common-input.ts';
export type { FieldError } from './input/field-error.ts';
export { fields, type InputField } from './input/fields.data.ts';
export type { Contour } from './kernel/contour-feed.ts';
export type { CutterShape } from './kernel/cutter-shape.ts';
export type { MillingKind } from './kernel/engagement.ts';
export type { GivenChipFeed, GivenFeed, GivenToothFeed } from './kernel/feed.ts';
export { type LimitUse, NEAR_LIMIT } from './kernel/machine-limits.ts';
export { feedForRoughness } from './kernel/roughness.ts';
export type { Section } from './kernel/section.ts';
export type { GivenSpeed } from './kernel/speed.ts';
export type { Machine } from './machine.ts';
export {
  type CuttingMaterial,
  type IsoGroup,
  type ToolMaterial,
  toolMaterialLabels,
  toolMaterials,
} from './material.ts';
export { type Operation, operationLabels, operations } from './operation.ts';
export { boring } from './operations/boring.ts';
export type { CutResult } from './operations/conclude.ts';
export { drilling } from './operations/drilling.ts';
export { facing } from './operations/facing.ts';
export { type MillingInput, milling } from './operations/milling.ts';
export { parting } from './operations/parting.ts';
export { reaming } from './operations/reaming.ts';
export { sawing } from './operations/sawing.ts';
export { tapping } from './operations/tapping.ts';
export { threadMilling } from './operations/thread-milling.ts';
export { threadTurning } from './operations/thread-turning.ts';
export { turning } from './operations/turning.ts';
export type { Outcome } from './outcome.ts';
export { barScale } from './recommended/bar-scale.ts';
export {
  type RangeSymbol,
  type RecommendedRanges,
  recommendedRanges,
  type ToolChoice,
} from './recommended/recommended-ranges.ts';
export type { RecommendedRange } from './recommended/source.ts';
export { startValues } from './recommended/start-values.ts';
export { threadPasses } from './recommended/thread-passes.ts';
export type { TurningRegime } from './recommended/turning-regime.ts';
export { type RecordedSpeeds, speedTable } from './speed-table.ts';
export { describeResult, type ResultRow } from './text/describe-result.ts';
export { quantities } from './text/quantities.data.ts';
export { warningText } from './text/warning-text.ts';
export {
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
export type { Severity, Warning } from './warning.ts';

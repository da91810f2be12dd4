export {
  type Analysis,
  type AnalyzeOptions,
  type AnalyzeProgress,
  analyze,
  analyzeSteps,
} from './analyze.ts';
export type { Canon } from './canon/canon.ts';
export type { CanonOperation, CanonTool, FeedMode, ModalState } from './canon/modal-state.ts';
export { ROW, type RowKind } from './canon/row-kind.ts';
export { CanonSink } from './canon/sink.ts';
export { DIALECT_NAMES, DIALECTS, type Dialect, detectDialect, isDialect } from './dialect.ts';
export { type Finding, FindingList } from './finding.ts';
export type { FindingCode, Severity } from './finding-catalog.data.ts';
export { type Interpretation, type InterpretOptions, interpret, interpretSteps } from './interpret.ts';
export { DEFAULT_LIMITS, RunGuard, type RunLimits } from './limits.ts';
export {
  type Calibration,
  type CalibrationFactors,
  calibrate,
  type MeasuredJob,
  NO_CALIBRATION,
} from './machine/calibrate.ts';
export { DEFAULT_LATHE, DEFAULT_MILL, GRBL_FAST, GRBL_HOBBY } from './machine/example-machines.data.ts';
export type { ArcMode, AxisLimits, AxisName, Cornering, Machine } from './machine/machine.ts';
export { BASE_MACHINES, type MachineOutcome, parseMachine } from './machine/parse-machine.ts';
export type { Box } from './picture/box.ts';
export { buildPicture, type Picture, pictureBuffers } from './picture/build-picture.ts';
export { calibratedSeconds } from './picture/calibrated-seconds.ts';
export { type TimelineRun, timelineRuns } from './picture/timeline-runs.ts';
export { toolSlots } from './picture/tool-slots.ts';
export { type Plan, planProgram, planSteps } from './plan/plan-program.ts';
export { programKind } from './program-kind.ts';
export type { LengthUnit, UndeclaredUnit } from './program-unit.ts';
export type { FeedBin } from './report/feed-histogram.ts';
export type { OperationReport } from './report/operation-report.ts';
export type { Extents, Report } from './report/report.ts';
export type { TimeBand, TimeKind } from './report/time-band.ts';
export type { TimeSplit } from './report/time-split.ts';
export type { ToolReport } from './report/tool-report.ts';
export type { SourceFile } from './source-file.ts';
export type { DiameterSource, ToolDiameter } from './tools/tool-book.ts';
export { toolName } from './tools/tool-name.ts';

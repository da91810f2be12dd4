export type { Canon } from './canon/canon.ts';
export { ROW } from './canon/row-kind.ts';
export { CanonSink } from './canon/sink.ts';
export { DIALECT_NAMES, DIALECTS, type Dialect, detectDialect, isDialect } from './dialect.ts';
export { type Finding, FindingList } from './finding.ts';
export { type Interpretation, type InterpretOptions, interpret, interpretSteps } from './interpret.ts';
export { DEFAULT_LIMITS, RunGuard, type RunLimits } from './limits.ts';
export type { SourceFile } from './source-file.ts';

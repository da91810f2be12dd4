export type { CatalogueRow, PitchSeries } from './catalogue/catalogue.ts';
export { listThreads, type ThreadFilter, threadsForHole } from './catalogue/list-threads.ts';
export { searchThreads } from './catalogue/search-threads.ts';
export { parseDesignation } from './designation/parse-designation.ts';
export { printDesignation } from './designation/print-designation.ts';
export type {
  BasicDimensions,
  ClearanceHoles,
  ExternalLimits,
  InchLimits,
  InternalLimits,
  OfferedClasses,
  RunOut,
  SystemDimensions,
  TapDrill,
  TapDrills,
  TaperLengths,
} from './dimensions.ts';
export { isClearanceHole, passageFor } from './drill/clearance-hole.ts';
export {
  type ThreadPercentage,
  threadPercentage,
} from './drill/thread-percentage.ts';
export type { Outcome, ThreadError, ThreadErrorCode } from './outcome.ts';
export type {
  ArcSegment,
  LineSegment,
  ProfilePath,
  ProfilePoint,
  ProfileSegment,
} from './profile/round-corners.ts';
export { profileSvgPath, type ThreadProfile, threadProfile } from './profile/thread-profile.ts';
export { toleranceClasses } from './system-dimensions.ts';
export type {
  Hand,
  InchThread,
  MetricThread,
  PipeSystem,
  PipeThread,
  System,
  Thread,
  ToleranceClasses,
} from './thread.ts';
export { blindHoleDepth, type ThreadData, type ThreadOptions, threadData } from './thread-data.ts';

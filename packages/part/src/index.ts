export { type AnalyseOptions, analysePart, type PartMeasures } from './analyse-part.ts';
export * as vec3 from './geometry/vec3.ts';
export type {
  Convexity,
  Edge,
  Face,
  LengthUnit,
  Mesh,
  ModelNote,
  PartFormat,
  PartModel,
  SolidModel,
  Surface,
  Vec3,
} from './model/part-model.ts';
export type {
  Finding,
  FindingCode,
  HoleFeature,
  HoleGroup,
  PartReport,
  PocketFeature,
  Process,
  SetupProposal,
  StockProposal,
  ThinWall,
  ThreadProposal,
  TurnedShape,
} from './report/part-report.ts';
export { processWords } from './report/process-words.ts';
export { defaultStock, type StockOptions } from './stock/propose-stock.ts';
export { type StandardSizes, standardSizes } from './stock/standard-sizes.data.ts';

export { analysePart, type PartMeasures } from './analyse-part.ts';
export { tellsByColour } from './colours/list-colours.ts';
export { meshArea, meshDiagonal, meshVolume } from './geometry/mesh-measures.ts';
export * as vec3 from './geometry/vec3.ts';
export { LIGHT_MARK, LIGHT_MAX_BYTES } from './light/light-format.ts';
export { readLightModel } from './light/read-light-model.ts';
export { writeLightModel } from './light/write-light-model.ts';
export { isStl } from './model/is-stl.ts';
export { lengthScale } from './model/length-scale.ts';
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
export type { GeometricKind, PmiNote } from './model/pmi-note.ts';
export { withUnit } from './model/with-unit.ts';
export { isTight } from './pmi/is-tight.ts';
export { isDimension, isTolerance } from './pmi/pmi-text.ts';
export {
  type ColourUse,
  type Finding,
  type HoleGroup,
  type ModelledThread,
  type Outline,
  type PartReport,
  type PocketFeature,
  type Process,
  processes,
  type SetupProposal,
  type SheetWork,
  type StockProposal,
  stockKinds,
  type ThreadProposal,
  type ToothedProfile,
  type TurnedGroove,
  type TurnedShape,
} from './report/part-report.ts';
export { processWords } from './report/process-words.ts';
export { proposeStock } from './stock/propose-stock.ts';
export { withStockFirst } from './stock/stock-first.ts';

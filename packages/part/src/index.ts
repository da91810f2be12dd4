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

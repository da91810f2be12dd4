export { findMaterial, searchMaterials } from './find-material.ts';
export type {
  IsoGroup,
  LibraryMaterial,
  Range,
  SpeedsByOperation,
  SpeedsByTool,
} from './library-material.ts';
export { type DataSource, materials, notes, sources } from './load-materials.ts';

export { findMaterialsIn, type MaterialMention } from './find-in-text.ts';
export { findMaterial, searchMaterials } from './find-material.ts';
export type { LibraryMaterial } from './library-material.ts';
export { materials } from './load-materials.ts';
export { matchRegistry } from './match-registry.ts';

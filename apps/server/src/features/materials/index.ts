export { materialsTable } from './materials-table.ts';
export { copyMaterialLibrary } from './repository.ts';

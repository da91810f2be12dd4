export { copyMaterialLibrary } from './repository.ts';
export { materialsTable } from './materials-table.ts';

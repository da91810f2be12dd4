export { copyMaterialLibrary } from './repository.ts';

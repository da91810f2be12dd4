export { readPass } from './pass.ts';
export { findIncludingFormer as findFloorPerson } from './repository.ts';

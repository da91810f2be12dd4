export { readPass } from './pass.ts';
export { findEver as findFloorPerson } from './repository.ts';

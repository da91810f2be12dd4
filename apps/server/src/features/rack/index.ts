export { addToRack, type LockedRackItem, lockRackItem, writeStock } from './repository.ts';

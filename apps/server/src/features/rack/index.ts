export { rackTable } from './rack-table.ts';
export { addToRack, type LockedRackItem, lockRackItem, writeStock } from './repository.ts';

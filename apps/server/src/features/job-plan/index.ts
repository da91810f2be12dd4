export { writePlannedTimes } from './repository.ts';

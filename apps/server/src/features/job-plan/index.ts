export { readPlanInput } from './read-plan-input.ts';
export { writePlannedTimes } from './repository.ts';

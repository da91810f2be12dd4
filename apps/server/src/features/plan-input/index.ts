export { readPlanInput } from './read-plan-input.ts';
export { isOpen, listOpenPhases } from './repository.ts';

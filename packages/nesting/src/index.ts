export type { CuttingRules, Placement, Sheet, Technique } from './model.ts';
export { type IdenticalNesting, nestIdentical } from './nest-identical.ts';

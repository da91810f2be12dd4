export type { Placement, Technique } from './model.ts';
export { type IdenticalNesting, nestIdentical } from './nest-identical.ts';

export type { Blank, CuttingRules, Placement, Sheet, Technique } from './model.ts';
export { type IdenticalNesting, nestIdentical } from './nest-identical.ts';
export { type ListedBlank, type ListNesting, MOST_LISTED, type NestedSheet, nestList } from './nest-list.ts';

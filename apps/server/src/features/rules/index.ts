export { rulesTable } from './rules-table.ts';

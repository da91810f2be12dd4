export { costsTable } from './costs-table.ts';
export { createTypicalCosts } from './typical-costs.ts';

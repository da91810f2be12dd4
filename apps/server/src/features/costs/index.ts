export { createTypicalCosts } from './typical-costs.ts';
export { costsTable } from './costs-table.ts';

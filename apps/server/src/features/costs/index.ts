export { createTypicalCosts } from './typical-costs.ts';

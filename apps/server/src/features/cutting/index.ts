export { cuttingSetsTable } from './cutting-sets-table.ts';

export { customersTable } from './customers-table.ts';

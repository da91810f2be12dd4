export { quoteTemplatesTable } from './quote-templates-table.ts';

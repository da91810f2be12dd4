export { makeExport } from './export.ts';

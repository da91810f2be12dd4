export { openLink } from './links/open-link.ts';
export type { FormBlock, FormOrder } from './pdf/form-order.ts';
export type { PrintedImage } from './pdf/pdf-order.ts';
export { type FormContent, printForm } from './pdf/print-form.ts';
export { startQuoteDocumentTasks } from './start-tasks.ts';

export { amountsOf } from './amounts.ts';
export type { PdfOrder, PrintedImage } from './pdf-order.ts';
export { print } from './print.ts';
export { type FormContent, printForm } from './print-form.ts';
export { vatWords } from './words.ts';

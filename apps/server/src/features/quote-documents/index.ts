export { openPrinter, type Printer } from './pdf/printer.ts';
export { startQuoteDocumentWorkers } from './start-workers.ts';

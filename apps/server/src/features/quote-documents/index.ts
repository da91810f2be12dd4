export { openLink } from './links/open-link.ts';
export { openPrinter, type Printer } from './pdf/printer.ts';
export { startQuoteDocumentWorkers } from './start-workers.ts';

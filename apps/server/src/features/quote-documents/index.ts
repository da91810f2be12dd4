export { noteDelivery, sweepDeliveries } from './delivery/note-delivery.ts';
export { expireQuotes } from './life/expire-quotes.ts';
export { remindOfEnd } from './life/remind-of-end.ts';
export { openPrinter, type Printer } from './pdf/printer.ts';

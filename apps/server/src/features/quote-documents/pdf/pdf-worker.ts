import { serveThread } from '../../../platform/threads/serve-thread.ts';
import { makePdf } from './make-pdf.ts';
import { makeWorkbook } from './make-workbook.ts';
import type { pdfThread } from './print.ts';

serveThread(
  {} as typeof pdfThread,
  async (order) => new Uint8Array(await (order.kind === 'workbook' ? makeWorkbook(order) : makePdf(order))),
);

import { answerRequests } from '../../platform/workers/answer-requests.ts';
import { makePdf } from './make-pdf.ts';
import { makeWorkbook } from './make-workbook.ts';
import type { pdfWorker } from './print.ts';

answerRequests(
  {} as typeof pdfWorker,
  async (order) => new Uint8Array(await (order.kind === 'workbook' ? makeWorkbook(order) : makePdf(order))),
);

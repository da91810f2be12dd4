import { parentPort } from 'node:worker_threads';
import type { FormOrder } from './form-order.ts';
import { makePdf } from './make-pdf.ts';
import { makeWorkbook } from './make-workbook.ts';
import type { PdfOrder } from './pdf-order.ts';

/** A thread of its own: layout is plain computing and would keep the server from answering. */
export interface PdfTask {
  readonly id: number;
  readonly order: PdfOrder | FormOrder;
}
export type PdfReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  | { readonly id: number; readonly message: string };

parentPort?.on('message', ({ id, order }: PdfTask) => {
  (order.kind === 'workbook' ? makeWorkbook(order) : makePdf(order)).then(
    (buffer) => {
      const bytes = new Uint8Array(buffer);
      parentPort?.postMessage({ id, bytes } satisfies PdfReply, [bytes.buffer]);
    },
    (error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      parentPort?.postMessage({ id, message } satisfies PdfReply);
    },
  );
});

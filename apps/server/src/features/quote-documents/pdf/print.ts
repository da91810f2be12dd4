import { AppError } from '../../../platform/app-error.ts';
import type { ThreadPlan } from '../../../platform/threads/thread-plan.ts';
import type { Threads } from '../../../platform/threads/threads.ts';
import type { FormOrder } from './form-order.ts';
import type { PdfOrder } from './pdf-order.ts';

/** Layout is plain computing: in a thread it does not keep the server from answering. */
export const pdfThread: ThreadPlan<PdfOrder | FormOrder, Uint8Array> = {
  name: 'pdf',
  atOnce: 1,
  timeMs: 60_000,
  memoryMb: 768,
  mostWaiting: 30,
  tooHeavy: () => new AppError('PRINT_TOO_LARGE'),
  busy: () => new AppError('RATE_LIMITED', { message: 'Troppe stampe in corso: riprova fra un minuto.' }),
};

/** A PDF, or a workbook, of this company. */
export const print = async (
  threads: Threads,
  company: string,
  order: PdfOrder | FormOrder,
): Promise<Buffer> => Buffer.from(await threads.run(pdfThread, company, order));

import { AppError } from '../../platform/app-error.ts';
import type { WorkerPlan } from '../../platform/workers/worker-plan.ts';
import type { Workers } from '../../platform/workers/workers.ts';
import type { FormOrder } from './form-order.ts';
import type { PdfOrder } from './pdf-order.ts';

/** Layout is plain computing: in a worker it does not keep the server from answering. */
export const pdfWorker: WorkerPlan<PdfOrder | FormOrder, Uint8Array> = {
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
  workers: Workers,
  company: string,
  order: PdfOrder | FormOrder,
): Promise<Buffer> => Buffer.from(await workers.run(pdfWorker, company, order));

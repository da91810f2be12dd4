import { AppError } from '../../../platform/app-error.ts';
import type { WorkerPlan } from '../../../platform/workers/worker-plan.ts';
import type { Workers } from '../../../platform/workers/workers.ts';
import type { FormOrder } from './form-order.ts';
import type { PdfOrder } from './pdf-order.ts';

/** Positions of a quote, and rows of a form, that are laid out in a fraction of a second. */
const FEW_POSITIONS = 20;
const FEW_ROWS = 200;

function isSmall(order: PdfOrder | FormOrder): boolean {
  if (order.kind !== 'form') return order.document.positions.length <= FEW_POSITIONS;
  const rows = order.blocks.map((block) => (block.kind === 'table' ? block.rows.length : 1));
  return rows.reduce((sum, count) => sum + count, 0) <= FEW_ROWS;
}

/** Layout is plain computing: in a worker it does not keep the server from answering. */
export const pdfWorker: WorkerPlan<PdfOrder | FormOrder, Uint8Array> = {
  name: 'pdf',
  atOnce: 1,
  timeMs: 60_000,
  memoryMb: 768,
  mostWaiting: 3,
  isSmall,
  tooHeavy: () => new AppError('PRINT_TOO_LARGE'),
  busy: () => new AppError('RATE_LIMITED', { message: 'Troppe stampe in corso: riprova fra un minuto.' }),
};

/** A PDF, or a workbook, of this company. */
export const print = async (
  workers: Workers,
  company: string,
  order: PdfOrder | FormOrder,
): Promise<Buffer> => Buffer.from(await workers.run(pdfWorker, company, order));

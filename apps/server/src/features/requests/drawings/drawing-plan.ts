import type { RequestFileKind } from '@truciolo/contract';
import type { ReadFile } from '@truciolo/drawing-fields';
import { AppError } from '../../../platform/app-error.ts';
import type { WorkerPlan } from '../../../platform/workers/worker-plan.ts';

const TOO_HEAVY = 'Il disegno è troppo grande da leggere da solo: si legge aprendolo.';

interface DrawingQuestion {
  readonly file: string;
  readonly kind: RequestFileKind;
}

/**
 * Drawings of requests that arrive by themselves. A worker reads one after the other, companies in turn. The bytes
 * are asked for when their turn has come, so that many waiting files take no memory.
 */
export const drawingWorker: WorkerPlan<DrawingQuestion, ReadFile, 'bytes', Uint8Array> = {
  name: 'drawing',
  atOnce: 1,
  timeMs: 180_000,
  memoryMb: 256,
  mostWaiting: 500,
  tooHeavy: () => new AppError('BAD_REQUEST', { message: TOO_HEAVY }),
  busy: () => new AppError('RATE_LIMITED'),
};

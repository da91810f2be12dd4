import { MAX_FILE_BYTES, PartFileError } from '@truciolo/cad-kernel';
import type { PartFacts } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { WorkerPlan } from '../../../platform/workers/worker-plan.ts';

interface ModelRequest {
  readonly bytes: Uint8Array;
}

/** Facts of every solid, or the sentence why the file cannot be read. */
export type ModelAnswer = { readonly solids: readonly PartFacts[] } | { readonly refusal: string };

export const MODEL_MAX_BYTES = MAX_FILE_BYTES;

/**
 * One model at a time, beside the server's own work. The memory is that of the plain data; the kernel's own memory is
 * bounded by its 32-bit addresses and goes with the worker.
 */
export const modelWorker: WorkerPlan<ModelRequest, ModelAnswer> = {
  name: 'model',
  atOnce: 1,
  timeMs: 60_000,
  memoryMb: 1024,
  mostWaiting: 60,
  tooHeavy: () => new AppError('PAYLOAD_TOO_LARGE', { message: new PartFileError('too-slow').message }),
  busy: () => new AppError('RATE_LIMITED', { message: 'Si leggono già molti modelli: riprova fra poco.' }),
};

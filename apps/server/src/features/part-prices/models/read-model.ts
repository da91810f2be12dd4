import { AppError } from '../../../platform/app-error.ts';
import type { Services } from '../../../platform/context.ts';
import { MODEL_MAX_BYTES, type ModelAnswer, modelWorker } from './model-requests.ts';

/** Reads a model off-thread; a file that hangs, is too large or breaks the kernel ends with a sentence. */
export async function readModel(
  { workers }: Pick<Services, 'workers'>,
  companyGuid: string,
  bytes: Uint8Array,
): Promise<ModelAnswer> {
  if (bytes.length > MODEL_MAX_BYTES) return { refusal: 'Il modello è troppo grande da leggere qui.' };
  try {
    return await workers.run(modelWorker, companyGuid, { bytes });
  } catch (error) {
    if (error instanceof AppError && error.code !== 'RATE_LIMITED') return { refusal: error.message };
    throw error;
  }
}

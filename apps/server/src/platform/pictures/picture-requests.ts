import { AppError } from '../app-error.ts';
import type { WorkerPlan } from '../workers/worker-plan.ts';

interface PictureRequest {
  readonly bytes: Uint8Array;
  /** Points of its longer side afterwards; a smaller picture keeps its size. */
  readonly longest: number;
}

export interface ScaledPicture {
  readonly bytes: Uint8Array;
  readonly type: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
}

/**
 * Null where the bytes are not a picture after all. One at a time: a picture of 100 million pixels takes some 300 MB.
 */
export const pictureWorker: WorkerPlan<PictureRequest, ScaledPicture | null> = {
  name: 'picture',
  atOnce: 1,
  timeMs: 30_000,
  memoryMb: 256,
  mostWaiting: 20,
  tooHeavy: () =>
    new AppError('PAYLOAD_TOO_LARGE', {
      message: 'L’immagine è troppo pesante da elaborare: riducila e riprova.',
    }),
  busy: () =>
    new AppError('RATE_LIMITED', { message: 'Sono in lavorazione altre immagini: riprova fra poco.' }),
};

import { AppError } from '../app-error.ts';
import type { Services } from '../context.ts';
import { hasTooManyPoints, imageSize, TOO_MANY_POINTS } from '../files/image-size.ts';
import { pictureWorker, type ScaledPicture } from './picture-requests.ts';

interface Wanted {
  readonly bytes: Buffer;
  readonly type: string;
  /** The company it is done for. */
  readonly owner: string;
  readonly longest: number;
}

/** Refuses pictures that would take gigabytes by their header, before decoding; then scales off-thread. */
export async function scalePicture(
  { workers }: Pick<Services, 'workers'>,
  { bytes, type, owner, longest }: Wanted,
): Promise<ScaledPicture | null> {
  if (hasTooManyPoints(bytes, type)) throw new AppError('PAYLOAD_TOO_LARGE', { message: TOO_MANY_POINTS });
  return workers.run(pictureWorker, owner, { bytes, longest });
}

/** Whether it is already within the shown size. */
export function fits(bytes: Buffer, type: string, longest: number): boolean {
  const size = imageSize(bytes, type);
  return size !== null && size.width <= longest && size.height <= longest;
}

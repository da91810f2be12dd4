import { fileMediaTypes } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { isTooLargePicture, TOO_MANY_POINTS } from '../../platform/files/image-size.ts';
import type { Content } from '../../platform/files/received-file.ts';
import { contentKind } from './content-kind.ts';

/** Strips folders, which some browsers and users send along. */
export const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.trim() || 'file';

/** Metadata of an upload; files of unknown content and pictures that declare too many pixels are refused. */
export async function takeUpload(
  upload: Content,
  name: string,
): Promise<{ readonly name: string; readonly type: string; readonly bytes: number }> {
  const kind = await contentKind(upload);
  if (!kind) {
    const message = 'Il contenuto del file non è PDF, STEP, IGES, DXF, PNG, JPEG o WebP.';
    throw new AppError('UNSUPPORTED_MEDIA', { message });
  }
  const type = fileMediaTypes[kind];
  if (await isTooLargePicture(upload)) throw new AppError('PAYLOAD_TOO_LARGE', { message: TOO_MANY_POINTS });
  return { name: baseName(name), type, bytes: upload.length };
}

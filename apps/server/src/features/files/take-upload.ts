import { fileMediaTypes } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { hasTooManyPoints, TOO_MANY_POINTS } from '../../platform/files/image-size.ts';
import { imageType } from '../../platform/files/image-type.ts';
import { contentKind } from './content-kind.ts';

/** A name without a folder: some browsers and people send one along. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.trim() || 'file';

/** What is kept of a file that came up; one whose content is none of the known kinds is refused, and a picture that claims too many points. */
export function takeUpload(
  upload: Buffer,
  name: string,
): { readonly name: string; readonly type: string; readonly bytes: number } {
  const kind = contentKind(upload);
  if (!kind) {
    const message = 'Il contenuto del file non è PDF, STEP, IGES, DXF, PNG, JPEG o WebP.';
    throw new AppError('UNSUPPORTED_MEDIA', { message });
  }
  const type = fileMediaTypes[kind];
  if (imageType(upload) !== null && hasTooManyPoints(upload, type))
    throw new AppError('PAYLOAD_TOO_LARGE', { message: TOO_MANY_POINTS });
  return { name: baseName(name), type, bytes: upload.length };
}

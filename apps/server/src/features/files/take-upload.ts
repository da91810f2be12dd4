import { fileMediaTypes } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { contentKind } from './content-kind.ts';

/** A name without a folder: some browsers and people send one along. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.trim() || 'file';

/** What is kept of a file that came up; one whose content is none of the known kinds is refused. */
export function takeUpload(
  upload: Uint8Array,
  name: string,
): { readonly name: string; readonly type: string; readonly bytes: number } {
  const kind = contentKind(upload);
  if (!kind) {
    const message = 'Il contenuto del file non è PDF, STEP, DXF, PNG, JPEG o WebP.';
    throw new AppError('UNSUPPORTED_MEDIA', { message });
  }
  return { name: baseName(name), type: fileMediaTypes[kind], bytes: upload.length };
}

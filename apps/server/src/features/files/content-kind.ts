import type { FileKind } from '@truciolo/contract';
import { LIGHT_MARK, LIGHT_MAX_BYTES, readLightModel } from '@truciolo/part';
import { drawingKind, HEAD_BYTES } from '@truciolo/request';
import { imageType } from '../../platform/files/image-type.ts';

const IMAGES = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

/** Kind of a file by its bytes; its name and the browser's media type are ignored. */
export function contentKind(bytes: Uint8Array): FileKind | null {
  const image = imageType(bytes);
  if (image) return IMAGES[image];
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (head.startsWith(LIGHT_MARK))
    return bytes.length <= LIGHT_MAX_BYTES && readLightModel(bytes) ? 'mesh' : null;
  return drawingKind(head);
}

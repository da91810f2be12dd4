import type { FileKind } from '@truciolo/contract';
import { LIGHT_MARK, LIGHT_MAX_BYTES, readLightModel } from '@truciolo/part';
import { drawingKind, HEAD_BYTES } from '@truciolo/request';
import { imageType } from '../../platform/files/image-type.ts';
import type { Content } from '../../platform/files/received-file.ts';

const IMAGES = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;

/** Kind of a file by its bytes; its name and the browser's media type are ignored. */
export async function contentKind(content: Content): Promise<FileKind | null> {
  const image = imageType(content.head);
  if (image) return IMAGES[image];
  const head = content.head.subarray(0, HEAD_BYTES).toString('latin1');
  if (!head.startsWith(LIGHT_MARK)) return drawingKind(head);
  return content.length <= LIGHT_MAX_BYTES && (await content.whole(readLightModel)) ? 'mesh' : null;
}

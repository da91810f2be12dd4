import { isModest } from '../../platform/files/image-size.ts';
import type { PrintedImage } from './pdf-order.ts';

/** pdfkit reads these two. */
const PRINTABLE = new Set(['image/png', 'image/jpeg']);

/** The picture as pdfmake takes it; null for one that it cannot print. */
export function imageOf({ bytes, type }: PrintedImage): string | null {
  const content = Buffer.from(bytes);
  return PRINTABLE.has(type) && isModest(content, type)
    ? `data:${type};base64,${content.toString('base64')}`
    : null;
}

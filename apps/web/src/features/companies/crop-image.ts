import { LOGO_MAX_BYTES } from '@truciolo/contract';
import type { CropRect } from './crop-rect.ts';

/** Longest side of a stored logo in pixels: sharp on an A4 page at 300 dpi and 10 cm width. */
const MAX_SIDES = [1200, 800, 500] as const;

function draw(image: HTMLImageElement, rect: CropRect, maxSide: number): HTMLCanvasElement {
  const width = Math.max(1, Math.round(image.naturalWidth * rect.width));
  const height = Math.max(1, Math.round(image.naturalHeight * rect.height));
  const scale = Math.min(1, maxSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no 2d canvas in this browser');
  pen.imageSmoothingQuality = 'high';
  const left = image.naturalWidth * rect.x;
  const top = image.naturalHeight * rect.y;
  pen.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const encode = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));

/**
 * The chosen part as a picture small enough for the server: JPEG stays JPEG, all else becomes PNG and keeps its
 * transparency. Null when even the smallest size is too large.
 */
export async function cropImage(image: HTMLImageElement, rect: CropRect, type: string): Promise<Blob | null> {
  for (const maxSide of MAX_SIDES) {
    const blob = await encode(draw(image, rect, maxSide), type === 'image/jpeg' ? 'image/jpeg' : 'image/png');
    if (blob && blob.size <= LOGO_MAX_BYTES) return blob;
  }
  return null;
}

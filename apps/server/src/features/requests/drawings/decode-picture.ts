import { type GreyPicture, pictureSize, toGrey } from '@truciolo/pdf-pages';
import sharp from 'sharp';
import { MOST_READABLE_POINTS } from '../../../platform/files/image-size.ts';

const CHANNELS = 4;
// Each picture is read once, so the cache of libvips is useless; other work shares the processors.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture as its reader needs it: upright as the camera was held, on white paper, in grey. A picture with more points
 * than a request takes is not decoded: a small file may unpack to gigabytes.
 */
export async function decodePicture(bytes: Uint8Array): Promise<GreyPicture | null> {
  const picture = sharp(bytes, { limitInputPixels: MOST_READABLE_POINTS, sequentialRead: true });
  const { autoOrient } = await picture.metadata();
  const size = pictureSize(autoOrient);
  if (!size) return null;
  const { width, height } = size;
  const colours = await picture
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const row = width * CHANNELS;
  return toGrey((top, rows) => colours.subarray(top * row, (top + rows) * row), width, height);
}

import sharp from 'sharp';
import { MOST_READABLE_POINTS } from '../files/image-size.ts';
import { answerRequests } from '../workers/answer-requests.ts';
import { pictureWorker, type ScaledPicture } from './picture-requests.ts';

const QUALITY = 85;
// Each picture is processed once, so the cache of libvips is useless.
sharp.cache(false);
sharp.concurrency(1);

/** Upright as the camera was held, without what the camera wrote beside it (place, owner). */
async function scaled(bytes: Uint8Array, longest: number): Promise<ScaledPicture> {
  const picture = sharp(bytes, { limitInputPixels: MOST_READABLE_POINTS, sequentialRead: true });
  const { hasAlpha } = await picture.metadata();
  const small = picture
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true });
  const written = hasAlpha ? small.png() : small.jpeg({ quality: QUALITY, mozjpeg: false });
  const { data, info } = await written.toBuffer({ resolveWithObject: true });
  const type = hasAlpha ? 'image/png' : 'image/jpeg';
  return { bytes: new Uint8Array(data), type, width: info.width, height: info.height };
}

answerRequests(pictureWorker, ({ bytes, longest }) => scaled(bytes, longest).catch(() => null));
